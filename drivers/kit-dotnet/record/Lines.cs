using System.IO;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>Lines at the end of a file, each there whole or not at all: a disk that is full may take the first half of one.</summary>
  static class Lines {
    /// <summary>Without a buffer, which would write later what the disk has refused.</summary>
    public const int BufferBytes = 1;

    /// <summary>Throws IOException if the disk does not take it, and nothing of it stays.</summary>
    public static void Append(FileStream file, string line, bool isFlushed) {
      var size = file.Length;
      var bytes = Encoding.UTF8.GetBytes(line + "\n");
      try {
        file.Write(bytes, 0, bytes.Length);
        file.Flush(isFlushed);
      } catch (IOException) {
        file.SetLength(size);
        file.Position = size;
        throw;
      }
    }
  }
}
