using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>Reads one JSON value. Whatever is not exactly JSON, or cannot be kept exactly, is a FormatException.</summary>
  sealed class JsonReader {
    const int DepthMax = 64;
    /// <summary>What a decimal keeps; more digits would be rounded without a word.</summary>
    const int DigitsMax = 28;
    const int ExponentMax = 999;
    readonly string text;
    int at;

    JsonReader(string text) { this.text = text; }

    public static object Read(string text) {
      var reader = new JsonReader(text);
      var value = reader.Value(0);
      reader.SkipSpace();
      if (reader.at != text.Length) throw reader.Wrong("The JSON ends before the text does");
      return value;
    }

    FormatException Wrong(string what) { return new FormatException(what + ", at character " + at.ToString(CultureInfo.InvariantCulture) + "."); }

    char Next {
      get {
        if (at >= text.Length) throw Wrong("The JSON ends too early");
        return text[at];
      }
    }

    void SkipSpace() { while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) at++; }

    bool Takes(char wanted) {
      SkipSpace();
      if (Next != wanted) return false;
      at++;
      return true;
    }

    void Expect(char wanted) { if (!Takes(wanted)) throw Wrong("The JSON has no " + wanted); }

    object Value(int depth) {
      if (depth > DepthMax) throw Wrong("The JSON is nested too deeply");
      SkipSpace();
      switch (Next) {
        case '{': return Object(depth);
        case '[': return List(depth);
        case '"': return Text();
        case 't': return Word("true", true);
        case 'f': return Word("false", false);
        case 'n': return Word("null", null);
        default: return Number();
      }
    }

    object Word(string word, object value) {
      if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) throw Wrong("The JSON has an unknown word");
      at += word.Length;
      return value;
    }

    JsonObject Object(int depth) {
      var found = new JsonObject();
      at++;
      if (Takes('}')) return found;
      do {
        SkipSpace();
        if (Next != '"') throw Wrong("The JSON has no name");
        var name = Text();
        if (found.Has(name)) throw Wrong("The JSON has one name twice");
        Expect(':');
        found[name] = Value(depth + 1);
      } while (Takes(','));
      Expect('}');
      return found;
    }

    List<object> List(int depth) {
      var found = new List<object>();
      at++;
      if (Takes(']')) return found;
      do found.Add(Value(depth + 1)); while (Takes(','));
      Expect(']');
      return found;
    }

    string Text() {
      var found = new StringBuilder();
      at++;
      for (;;) {
        var start = at;
        while (at < text.Length && text[at] != '"' && text[at] != '\\' && text[at] >= ' ') at++;
        found.Append(text, start, at - start);
        if (Next < ' ') throw Wrong("The JSON has a control character");
        if (Next == '\\') found.Append(Escaped());
        else {
          at++;
          return found.ToString();
        }
      }
    }

    char Escaped() {
      at++;
      var known = "\"\\/bfnrt".IndexOf(Next);
      if (known >= 0) {
        at++;
        return "\"\\/\b\f\n\r\t"[known];
      }
      ushort unit;
      if (Next != 'u' || at + 4 >= text.Length
        || !ushort.TryParse(text.Substring(at + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out unit))
        throw Wrong("The JSON has an unknown escape");
      at += 5;
      return (char)unit;
    }

    decimal Number() {
      var start = at;
      if (Next == '-') at++;
      if (Digits() > 1 && text[text[start] == '-' ? start + 1 : start] == '0') throw Wrong("The JSON has a number that begins with 0");
      var decimals = 0;
      if (at < text.Length && text[at] == '.') {
        at++;
        decimals = Digits();
      }
      var mantissa = text.Substring(start, at - start);
      var exponent = at < text.Length && (text[at] == 'e' || text[at] == 'E') ? Exponent() : 0;
      return Exact(mantissa, exponent - decimals);
    }

    int Digits() {
      var start = at;
      while (at < text.Length && text[at] >= '0' && text[at] <= '9') at++;
      if (at == start) throw Wrong("The JSON has something that is not a value");
      return at - start;
    }

    int Exponent() {
      at++;
      var start = at;
      if (Next == '+' || Next == '-') at++;
      Digits();
      int exponent;
      var isRead = int.TryParse(text.Substring(start, at - start), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out exponent);
      if (!isRead || Math.Abs(exponent) > ExponentMax) throw TooLong();
      return exponent;
    }

    /// <summary>The digits of the number times ten to the power, if a decimal keeps all of them.</summary>
    decimal Exact(string mantissa, int power) {
      var digits = mantissa.Replace(".", "").TrimStart('-').TrimStart('0');
      var significant = digits.TrimEnd('0');
      power += digits.Length - significant.Length;
      if (significant == "") return 0;
      if (significant.Length > DigitsMax || power < -DigitsMax || significant.Length + power > DigitsMax) throw TooLong();
      var value = decimal.Parse(significant, NumberStyles.None, CultureInfo.InvariantCulture);
      for (; power > 0; power--) value *= 10;
      var parts = decimal.GetBits(value);
      return new decimal(parts[0], parts[1], parts[2], mantissa[0] == '-', (byte)-power);
    }

    FormatException TooLong() { return Wrong("The JSON has a number of more than " + DigitsMax.ToString(CultureInfo.InvariantCulture) + " digits"); }
  }
}
