using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>The dialogs of this process on Windows. Their texts are read without asking the thread that is blocked.</summary>
  public sealed class WindowsDialogs : IDialogs {
    public static readonly WindowsDialogs OfThisProcess = new WindowsDialogs();
    const string DialogClass = "#32770";
    const uint Owner = 4, Click = 0x00F5;
    readonly int own = Process.GetCurrentProcess().Id;

    WindowsDialogs() { }

    public IList<Dialog> Open() {
      var found = new List<Dialog>();
      if (!Windows.IsHere) return found;
      EnumWindows((window, _) => {
        if (IsDialog(window)) found.Add(new Dialog { Title = TextOf(window), Texts = TextsIn(window), Handle = window });
        return true;
      }, IntPtr.Zero);
      return found;
    }

    bool IsDialog(IntPtr window) {
      int process;
      GetWindowThreadProcessId(window, out process);
      if (process != own || !IsWindowVisible(window)) return false;
      var owner = GetWindow(window, Owner);
      return ClassOf(window) == DialogClass || (owner != IntPtr.Zero && !IsWindowEnabled(owner));
    }

    static IList<string> TextsIn(IntPtr window) {
      var texts = new List<string>();
      EnumChildWindows(window, (child, _) => {
        var text = TextOf(child);
        if (text != "") texts.Add(text);
        return true;
      }, IntPtr.Zero);
      return texts;
    }

    /// <summary>The text of a button can have an ampersand before its letter for the keyboard.</summary>
    public void Press(Dialog dialog, string button) {
      EnumChildWindows((IntPtr)dialog.Handle, (child, _) => {
        if (TextOf(child).Replace("&", "") != button) return true;
        PostMessage(child, Click, IntPtr.Zero, IntPtr.Zero);
        return false;
      }, IntPtr.Zero);
    }

    static string ClassOf(IntPtr window) {
      var name = new StringBuilder(256);
      GetClassName(window, name, name.Capacity);
      return name.ToString();
    }

    static string TextOf(IntPtr window) {
      var text = new StringBuilder(512);
      InternalGetWindowText(window, text, text.Capacity);
      return text.ToString();
    }

    delegate bool Each(IntPtr window, IntPtr parameter);

    [DllImport("user32")] static extern bool EnumWindows(Each each, IntPtr parameter);
    [DllImport("user32")] static extern bool EnumChildWindows(IntPtr window, Each each, IntPtr parameter);
    [DllImport("user32")] static extern int GetWindowThreadProcessId(IntPtr window, out int process);
    [DllImport("user32")] static extern bool IsWindowVisible(IntPtr window);
    [DllImport("user32")] static extern bool IsWindowEnabled(IntPtr window);
    [DllImport("user32")] static extern IntPtr GetWindow(IntPtr window, uint command);
    [DllImport("user32")] static extern bool PostMessage(IntPtr window, uint message, IntPtr wide, IntPtr parameter);
    [DllImport("user32", CharSet = CharSet.Unicode)] static extern int GetClassName(IntPtr window, StringBuilder name, int length);
    [DllImport("user32", CharSet = CharSet.Unicode)] static extern int InternalGetWindowText(IntPtr window, StringBuilder text, int length);
  }
}
