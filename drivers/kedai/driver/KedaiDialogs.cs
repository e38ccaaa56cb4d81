using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>The message box of Kedai, which is a window of its own kind, next to those of Windows.</summary>
  sealed class KedaiDialogs : IDialogs {
    public IList<Dialog> Open() {
      var open = MessageBox.Open;
      if (open == null) return WindowsDialogs.OfThisProcess.Open();
      var texts = new List<string> { open.Text };
      texts.AddRange(open.Buttons);
      return new[] { new Dialog { Title = open.Title, Texts = texts, Handle = open } };
    }

    public void Press(Dialog dialog, string button) {
      var box = dialog.Handle as MessageBox;
      if (box == null) WindowsDialogs.OfThisProcess.Press(dialog, button);
      else box.Press(button);
    }
  }
}
