using System;
using System.IO;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>The file of a command: written to the folder of the connector and on disk before it is named.</summary>
  public static class Artifacts {
    const int NameLengthMax = 100;

    public static void Give(Command command, byte[] content, string fileName, string contentType) {
      if (contentType == "application/pdf" && !IsPdf(content))
        throw new InvalidDataException("The package printed something that is not a PDF.");
      var name = SafeName(fileName);
      using (var file = new FileStream(Path.Combine(command.ArtifactFolder, name), FileMode.Create, FileAccess.Write)) {
        file.Write(content, 0, content.Length);
        file.Flush(true);
      }
      command.Artifact = new JsonObject().With("path", name).With("fileName", name).With("contentType", contentType);
    }

    /// <summary>A name that any file system takes and that stays in its folder.</summary>
    public static string SafeName(string name) {
      var safe = new StringBuilder();
      foreach (var unit in name) safe.Append(unit < ' ' || "\\/:*?\"<>|".IndexOf(unit) >= 0 ? '-' : unit);
      var text = safe.ToString().Trim(' ', '.');
      if (text.Length > NameLengthMax) text = text.Substring(text.Length - NameLengthMax);
      return text == "" ? "file" : text;
    }

    static bool IsPdf(byte[] content) { return content.Length > 5 && Encoding.ASCII.GetString(content, 0, 5) == "%PDF-"; }
  }
}
