using System;
using System.IO;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>Lines of UTF-8, each with a limit. What is not UTF-8 or is too long is a FormatException.</summary>
  sealed class LineReader {
    const int LineBytesMax = 32 * 1024 * 1024;
    static readonly UTF8Encoding Strict = new UTF8Encoding(false, true);
    readonly Stream input;
    readonly byte[] buffer = new byte[1 << 16];
    int at, end;

    public LineReader(Stream input) { this.input = input; }

    /// <summary>Null at the end of the input. A last line without its end is no line.</summary>
    public string Next() {
      var line = new MemoryStream();
      for (;;) {
        if (at == end) {
          at = 0;
          end = input.Read(buffer, 0, buffer.Length);
          if (end <= 0) return null;
        }
        var newline = Array.IndexOf(buffer, (byte)'\n', at, end - at);
        var until = newline < 0 ? end : newline;
        if (line.Length + until - at > LineBytesMax) throw new FormatException("The line is longer than 32 MiB.");
        line.Write(buffer, at, until - at);
        at = newline < 0 ? end : newline + 1;
        if (newline < 0) continue;
        try { return Strict.GetString(line.GetBuffer(), 0, (int)line.Length); }
        catch (DecoderFallbackException) { throw new FormatException("The line is not UTF-8."); }
      }
    }
  }
}
