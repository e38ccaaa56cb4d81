using System;
using System.Globalization;
using System.IO;

namespace Ledgerline.DriverKit {
  /// <summary>
  /// Draws a window as it is on the screen, as the content of a BMP file, without asking the thread that is blocked. Null: it cannot be drawn.
  /// </summary>
  public interface IDialogDrawing {
    byte[] Draw(Dialog dialog);
  }

  /// <summary>
  /// Pictures of windows that wait, in the folder for logs of the connector. They can show amounts and names, so that they are taken only if the setting
  /// dialogPictures of the book is on, and nothing of them is ever sent.
  /// </summary>
  sealed class DialogPictures {
    public const string Setting = "dialogPictures";
    const int KeptMax = 20;
    readonly IDialogDrawing drawing;
    readonly string folder, companyId;
    readonly Log log;

    DialogPictures(IDialogDrawing drawing, string folder, string companyId, Log log) {
      this.drawing = drawing;
      this.folder = folder;
      this.companyId = companyId;
      this.log = log;
    }

    /// <summary>As the request to open says; null where they are off.</summary>
    public static DialogPictures For(PackageBook book, JsonObject request, Log log) {
      var settings = request.Object("settings") ?? new JsonObject();
      var folder = request.Text("pictureFolder");
      if (book.DialogDrawing == null || !settings.IsTrue(Setting) || string.IsNullOrEmpty(folder)) return null;
      return new DialogPictures(book.DialogDrawing, folder, request.Text("companyId") ?? "", log);
    }

    public static JsonObject Declared {
      get {
        return new JsonObject().With("name", Setting).With("label", "Pictures of windows").With("type", "switch")
          .With("hint", "A picture of each window that waits, in the folder logs of the connector. It is never sent.");
      }
    }

    /// <summary>A failure leaves the command alone.</summary>
    public void Store(Dialog dialog, DateTime now) {
      try {
        var content = drawing.Draw(dialog);
        if (content == null) return;
        var name = NameOf(companyId, now);
        using (var file = new FileStream(Path.Combine(folder, name), FileMode.Create, FileAccess.Write)) file.Write(content, 0, content.Length);
        Forget();
        log.Warn("A picture of the window is " + name + " in the folder logs.");
      } catch (Exception failure) { log.Warn("The picture of the window could not be stored. " + failure.Message); }
    }

    public static string NameOf(string companyId, DateTime now) {
      return Artifacts.SafeName("dialog-" + companyId + "-" + now.ToString("yyyyMMdd'T'HHmmss.fff'Z'", CultureInfo.InvariantCulture) + ".bmp");
    }

    /// <summary>The names of one book sort by time.</summary>
    void Forget() {
      var names = Directory.GetFiles(folder, Artifacts.SafeName("dialog-" + companyId) + "-*.bmp");
      Array.Sort(names, StringComparer.Ordinal);
      for (var at = 0; at < names.Length - KeptMax; at++) File.Delete(names[at]);
    }
  }

  /// <summary>A picture without compression, from its dots: rows from the top, three bytes a dot (blue, green, red).</summary>
  public static class BitmapFile {
    const int HeadBytes = 54, InfoBytes = 40, DotBytes = 3, DotBits = 24;

    public static byte[] Of(int width, int height, byte[] dots) {
      // Each row ends on a multiple of four bytes.
      var row = (width * DotBytes + 3) / 4 * 4;
      var file = new MemoryStream(new byte[HeadBytes + row * height]);
      var head = new BinaryWriter(file);
      head.Write((byte)'B');
      head.Write((byte)'M');
      foreach (var number in new[] { HeadBytes + row * height, 0, HeadBytes, InfoBytes, width, -height }) head.Write(number);
      head.Write((short)1);
      head.Write((short)DotBits);
      head.Flush();
      for (var at = 0; at < height; at++) {
        file.Position = HeadBytes + at * row;
        file.Write(dots, at * width * DotBytes, width * DotBytes);
      }
      return file.ToArray();
    }
  }
}
