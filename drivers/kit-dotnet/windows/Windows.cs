using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Threading;

namespace Ledgerline.DriverKit {
  /// <summary>What only Windows has. Elsewhere each of these does nothing.</summary>
  public static class Windows {
    const uint Infinite = 0xFFFFFFFF, AllInput = 0x04FF, TimedOut = 0x0102, InputAvailable = 0x0004, RemoveMessage = 0x0001;
    const int StandardOutput = -11, StandardError = -12;

    public static readonly bool IsHere = Environment.OSVersion.Platform == PlatformID.Win32NT;

    /// <summary>A service runs in session 0, where no one sees a window.</summary>
    public static bool IsWithoutDesktop { get { return IsHere && Process.GetCurrentProcess().SessionId == 0; } }

    /// <summary>An STA must dispatch messages while it waits, or calls from other apartments would block.</summary>
    public static void WaitAndPump(WaitHandle arrived, TimeSpan time) {
      if (!IsHere) {
        arrived.WaitOne(time);
        return;
      }
      var handles = new[] { arrived.SafeWaitHandle.DangerousGetHandle() };
      var clock = Stopwatch.StartNew();
      uint woken;
      while ((woken = MsgWaitForMultipleObjectsEx(1, handles, Left(time, clock), AllInput, InputAvailable)) != 0 && woken != TimedOut) {
        Message message;
        while (PeekMessage(out message, IntPtr.Zero, 0, 0, RemoveMessage)) {
          TranslateMessage(ref message);
          DispatchMessage(ref message);
        }
      }
    }

    static uint Left(TimeSpan time, Stopwatch clock) {
      return time == Timeout.InfiniteTimeSpan ? Infinite : (uint)Math.Max(0, (time - clock.Elapsed).TotalMilliseconds);
    }

    /// <summary>Before the SDK is loaded, because a native library takes its standard output then.</summary>
    public static void SendNativeOutputToErrors() { if (IsHere) SetStdHandle(StandardOutput, GetStdHandle(StandardError)); }

    [StructLayout(LayoutKind.Sequential)]
    struct Message {
      public IntPtr Window;
      public uint Id;
      public IntPtr Wide, Long;
      public uint Time;
      public int X, Y;
    }

    [DllImport("user32")] static extern uint MsgWaitForMultipleObjectsEx(uint count, IntPtr[] handles, uint milliseconds, uint mask, uint flags);
    [DllImport("user32")] static extern bool PeekMessage(out Message message, IntPtr window, uint first, uint last, uint remove);
    [DllImport("user32")] static extern bool TranslateMessage(ref Message message);
    [DllImport("user32")] static extern IntPtr DispatchMessage(ref Message message);
    [DllImport("kernel32")] static extern IntPtr GetStdHandle(int which);
    [DllImport("kernel32")] static extern bool SetStdHandle(int which, IntPtr handle);
  }
}
