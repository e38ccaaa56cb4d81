using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>The message box of Kedai, which is a window of its own kind, next to those of Windows.</summary>
  sealed class KedaiDialogs : IDialogs, IDialogDrawing {
    public IList<Dialog> Open() {
      var open = MessageBox.Open;
      if (open == null) return WindowsDialogs.OfThisProcess.Open();
      var texts = new List<string> { open.Text };
      texts.AddRange(open.Buttons);
      return new[] { new Dialog { Title = open.Title, Texts = texts, Handle = open } };
    }

    /// <summary>The box has no place on a screen, so that four dots stand for it.</summary>
    public byte[] Draw(Dialog dialog) {
      if (!(dialog.Handle is MessageBox)) return WindowsDrawing.OfTheScreen.Draw(dialog);
      return BitmapFile.Of(2, 2, new byte[] { 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255 });
    }

    public void Press(Dialog dialog, string button) {
      var box = dialog.Handle as MessageBox;
      if (box == null) WindowsDialogs.OfThisProcess.Press(dialog, button);
      else box.Press(button);
    }
  }
}
