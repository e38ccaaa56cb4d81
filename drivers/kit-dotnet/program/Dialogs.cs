using System;
using System.Collections.Generic;

namespace Ledgerline.DriverKit {
  /// <summary>A window that waits for a person.</summary>
  public sealed class Dialog {
    public string Title = "";
    public IList<string> Texts = new string[0];
    /// <summary>What the source of dialogs finds it by.</summary>
    public object Handle;

    public string Sentence { get { return Texts.Count == 0 ? Title : Title + ": " + string.Join(" ", Texts); } }
  }

  /// <summary>Where dialogs are found and buttons pressed. It is asked by a thread other than the package's, which is blocked.</summary>
  public interface IDialogs {
    IList<Dialog> Open();
    void Press(Dialog dialog, string button);
  }

  /// <summary>Looks for dialogs while a command runs: presses what the author declared, reports the others, and gives up if no one answers.</summary>
  sealed class DialogWatch {
    const int MessageLengthMax = 300;
    readonly PackageBook book;
    readonly Action<string> report;
    readonly Action giveUp;
    readonly Action<Dialog> appeared;
    string reported;
    DateTime since;

    /// <param name="report">The sentence of the open dialog; null when it was closed.</param>
    /// <param name="giveUp">Called if no one answered for too long.</param>
    /// <param name="appeared">Called once for each dialog that is reported.</param>
    public DialogWatch(PackageBook book, Action<string> report, Action giveUp, Action<Dialog> appeared) {
      this.book = book;
      this.report = report;
      this.giveUp = giveUp;
      this.appeared = appeared;
    }

    /// <summary>A command has ended. Nothing is reported after it, because the connector takes notices only while a command runs.</summary>
    public void Forget() { reported = null; }

    public void Look() {
      var dialog = Unanswered();
      var sentence = dialog == null ? null : Cut(dialog.Sentence);
      if (sentence != reported) {
        reported = sentence;
        since = DateTime.UtcNow;
        report(sentence);
        if (dialog != null) appeared(dialog);
      } else if (sentence != null && DateTime.UtcNow - since > book.DialogPatience) giveUp();
    }

    Dialog Unanswered() {
      foreach (var dialog in book.Dialogs.Open()) {
        string button;
        if (!book.DialogAnswers.TryGetValue(dialog.Title, out button)) return dialog;
        book.Dialogs.Press(dialog, button);
      }
      return null;
    }

    static string Cut(string sentence) { return sentence.Length > MessageLengthMax ? sentence.Substring(0, MessageLengthMax) : sentence; }
  }
}
