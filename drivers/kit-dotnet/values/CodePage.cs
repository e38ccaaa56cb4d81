using System;
using System.Globalization;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>The characters that an ANSI database keeps. It would turn any other into a question mark without a word.</summary>
  public sealed class CodePage {
    /// <summary>What 0x80 to 0x9F are in Windows-1252; the rest is as in Latin-1. Five have no character.</summary>
    const string Upper = "\u20AC\0\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0"
      + "\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178";
    public static readonly CodePage Windows1252 = new CodePage(1252);
    readonly int number;
    readonly Encoding encoding;

    public CodePage(int number) {
      this.number = number;
      // Not every system has the tables of Windows-1252, so the kit has its own.
      if (number != 1252) encoding = Encoding.GetEncoding(number, EncoderFallback.ExceptionFallback, DecoderFallback.ExceptionFallback);
    }

    /// <summary>Refuses with TEXT_NOT_STORABLE what the code page does not have.</summary>
    public string Require(string text, string path) {
      for (var at = 0; at < text.Length; at++) {
        var length = char.IsSurrogatePair(text, at) ? 2 : 1;
        if (Has(text.Substring(at, length))) {
          at += length - 1;
          continue;
        }
        var code = length == 2 ? char.ConvertToUtf32(text, at) : text[at];
        throw new Refusal("TEXT_NOT_STORABLE", Refusal.NameOf(path) + " has the character U+" + code.ToString("X4", CultureInfo.InvariantCulture)
          + ", which the package cannot keep: its database has code page " + number.ToString(CultureInfo.InvariantCulture) + ".", path);
      }
      return text;
    }

    bool Has(string character) {
      if (encoding == null) return character.Length == 1 && IsIn1252(character[0]);
      try { return encoding.GetBytes(character).Length > 0; }
      catch (EncoderFallbackException) { return false; }
    }

    static bool IsIn1252(char unit) { return unit < '\u0080' || (unit >= '\u00A0' && unit <= '\u00FF') || Upper.IndexOf(unit) >= 0; }

    /// <summary>The character of a byte; only of Windows-1252.</summary>
    public char Character(byte code) { return code >= 0x80 && code < 0xA0 ? Upper[code - 0x80] : (char)code; }
  }
}
