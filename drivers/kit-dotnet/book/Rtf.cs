using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>The text that a person sees in the rich text of a package: notes and descriptions are often kept so.</summary>
  public static class Rtf {
    static readonly string[] Unseen = { "fonttbl", "colortbl", "stylesheet", "info", "pict", "generator", "header", "footer" };

    public static bool Is(string text) { return text.StartsWith("{\\rtf", StringComparison.Ordinal); }

    public static string VisibleText(string rtf) {
      var seen = new StringBuilder();
      var groups = new Stack<bool>();
      var isHidden = false;
      var skipped = 0;
      for (var at = 0; at < rtf.Length; at++) {
        var unit = rtf[at];
        if (unit == '{') groups.Push(isHidden);
        else if (unit == '}') isHidden = groups.Count > 0 && groups.Pop();
        else if (unit == '\\') at = Control(rtf, at + 1, seen, ref isHidden, ref skipped);
        else if (unit == '\r' || unit == '\n') continue;
        else if (skipped > 0) skipped--;
        else if (!isHidden) seen.Append(unit);
      }
      return seen.ToString().TrimEnd('\n');
    }

    /// <summary>Reads what follows a backslash, and returns its last position.</summary>
    static int Control(string rtf, int at, StringBuilder seen, ref bool isHidden, ref int skipped) {
      if (at >= rtf.Length) return at;
      var unit = rtf[at];
      if (unit == '\'' && at + 2 < rtf.Length) {
        var code = byte.Parse(rtf.Substring(at + 1, 2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
        if (skipped > 0) skipped--;
        else if (!isHidden) seen.Append(CodePage.Windows1252.Character(code));
        return at + 2;
      }
      if (unit == '*') isHidden = true;
      if (!IsLetter(unit)) {
        if (!isHidden && "\\{}".IndexOf(unit) >= 0) seen.Append(unit);
        if (!isHidden && unit == '~') seen.Append('\u00A0');
        return at;
      }
      var start = at;
      while (at < rtf.Length && IsLetter(rtf[at])) at++;
      var word = rtf.Substring(start, at - start);
      start = at;
      while (at < rtf.Length && (char.IsDigit(rtf[at]) || (at == start && rtf[at] == '-'))) at++;
      int number;
      var hasNumber = int.TryParse(rtf.Substring(start, at - start), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);
      if (Array.IndexOf(Unseen, word) >= 0) isHidden = true;
      if (!isHidden && (word == "par" || word == "line")) seen.Append('\n');
      if (!isHidden && word == "tab") seen.Append('\t');
      if (!isHidden && word == "u" && hasNumber) {
        seen.Append((char)(ushort)number);
        skipped = 1;
      }
      return at < rtf.Length && rtf[at] == ' ' ? at : at - 1;
    }

    static bool IsLetter(char unit) { return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z'); }
  }
}
