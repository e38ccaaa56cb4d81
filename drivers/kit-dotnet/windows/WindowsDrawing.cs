using System;
using System.Runtime.InteropServices;

namespace Ledgerline.DriverKit {
  /// <summary>Copies a window from the screen. In session 0, where there is no screen, it may be black.</summary>
  public sealed class WindowsDrawing : IDialogDrawing {
    public static readonly WindowsDrawing OfTheScreen = new WindowsDrawing();
    const uint CopySource = 0x00CC0020;
    const int SideMax = 4096, DotBytes = 3;

    WindowsDrawing() { }

    public byte[] Draw(Dialog dialog) {
      if (!Windows.IsHere || !(dialog.Handle is IntPtr)) return null;
      var window = (IntPtr)dialog.Handle;
      Rectangle place;
      if (!GetWindowRect(window, out place)) return null;
      int width = place.Right - place.Left, height = place.Bottom - place.Top;
      if (width <= 0 || height <= 0 || width > SideMax || height > SideMax) return null;
      var screen = GetWindowDC(window);
      var memory = CreateCompatibleDC(screen);
      var info = new BitmapInfo { Size = 40, Width = width, Height = -height, Planes = 1, Bits = DotBytes * 8 };
      IntPtr dots;
      var bitmap = CreateDIBSection(memory, ref info, 0, out dots, IntPtr.Zero, 0);
      var before = SelectObject(memory, bitmap);
      try {
        var isCopied = bitmap != IntPtr.Zero && BitBlt(memory, 0, 0, width, height, screen, 0, 0, CopySource);
        return isCopied ? BitmapFile.Of(width, height, Rows(dots, width, height)) : null;
      } finally {
        SelectObject(memory, before);
        DeleteObject(bitmap);
        DeleteDC(memory);
        ReleaseDC(window, screen);
      }
    }

    /// <summary>Without the bytes that end each row on a multiple of four.</summary>
    static byte[] Rows(IntPtr dots, int width, int height) {
      GdiFlush();
      var rows = new byte[width * height * DotBytes];
      var padded = (width * DotBytes + 3) / 4 * 4;
      for (var at = 0; at < height; at++) Marshal.Copy(IntPtr.Add(dots, at * padded), rows, at * width * DotBytes, width * DotBytes);
      return rows;
    }

    [StructLayout(LayoutKind.Sequential)]
    struct Rectangle {
      public int Left, Top, Right, Bottom;
    }

    [StructLayout(LayoutKind.Sequential)]
    struct BitmapInfo {
      public int Size, Width, Height;
      public short Planes, Bits;
      public int Compression, ImageBytes, DotsAcross, DotsDown, ColoursUsed, ColoursImportant;
    }

    [DllImport("user32")] static extern bool GetWindowRect(IntPtr window, out Rectangle place);
    [DllImport("user32")] static extern IntPtr GetWindowDC(IntPtr window);
    [DllImport("user32")] static extern int ReleaseDC(IntPtr window, IntPtr context);
    [DllImport("gdi32")] static extern IntPtr CreateCompatibleDC(IntPtr context);
    [DllImport("gdi32")] static extern IntPtr CreateDIBSection(IntPtr context, ref BitmapInfo info, uint usage, out IntPtr dots, IntPtr section, uint offset);
    [DllImport("gdi32")] static extern IntPtr SelectObject(IntPtr context, IntPtr thing);
    [DllImport("gdi32")] static extern bool BitBlt(IntPtr to, int x, int y, int width, int height, IntPtr from, int fromX, int fromY, uint how);
    [DllImport("gdi32")] static extern bool GdiFlush();
    [DllImport("gdi32")] static extern bool DeleteObject(IntPtr thing);
    [DllImport("gdi32")] static extern bool DeleteDC(IntPtr context);
  }
}
