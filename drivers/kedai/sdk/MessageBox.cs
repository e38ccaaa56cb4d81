using System.Threading;

namespace Kedai.Desktop {
  /// <summary>A window in the middle of a call: the caller waits until a button is pressed.</summary>
  public sealed class MessageBox {
    const int WaitMilliseconds = 20;
    static volatile MessageBox open;
    public readonly string Title, Text;
    public readonly string[] Buttons;
    volatile string pressed;

    MessageBox(string title, string text, string[] buttons) {
      Title = title;
      Text = text;
      Buttons = buttons;
    }

    /// <summary>The window that is open now, or null.</summary>
    public static MessageBox Open { get { return open; } }

    public void Press(string button) { pressed = button; }

    internal static string Ask(string title, string text, params string[] buttons) {
      var box = new MessageBox(title, text, buttons);
      open = box;
      while (box.pressed == null) Thread.Sleep(WaitMilliseconds);
      open = null;
      return box.pressed;
    }
  }
}
