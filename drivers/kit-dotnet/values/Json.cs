using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>JSON as the protocol needs it: numbers are decimals, never doubles, and no culture is ever asked.</summary>
  public static class Json {
    const int PreviewLengthMax = 40;

    public static string Write(object value) { return Written(value, false); }

    /// <summary>The same text for the same content, whatever the order of its members: what a fingerprint is made of.</summary>
    public static string Canonical(object value) { return Written(value, true); }

    /// <summary>Throws FormatException unless the text is one JSON object.</summary>
    public static JsonObject ReadObject(string text) {
      var value = JsonReader.Read(text) as JsonObject;
      if (value == null) throw new FormatException("The JSON is not an object.");
      return value;
    }

    /// <summary>A number without zeros at its end and without an exponent: 1.10 and 1.1 are one number.</summary>
    public static string Number(decimal value) {
      var text = value.ToString(CultureInfo.InvariantCulture);
      if (text.IndexOf('.') >= 0) text = text.TrimEnd('0').TrimEnd('.');
      return text == "-0" ? "0" : text;
    }

    static string Written(object value, bool isSorted) {
      var text = new StringBuilder();
      Write(text, value, isSorted);
      return text.ToString();
    }

    static void Write(StringBuilder to, object value, bool isSorted) {
      if (value == null) to.Append("null");
      else if (value is bool) to.Append((bool)value ? "true" : "false");
      else if (value is string) WriteText(to, (string)value);
      else if (value is decimal) to.Append(Number((decimal)value));
      else if (value is int) to.Append(Number((int)value));
      else if (value is long) to.Append(Number((long)value));
      else if (value is JsonObject) WriteObject(to, (JsonObject)value, isSorted);
      else if (value is IEnumerable) WriteList(to, (IEnumerable)value, isSorted);
      else throw new ArgumentException("A " + value.GetType().Name + " cannot be written as JSON. Use decimal for numbers and Text.Day for dates.");
    }

    static void WriteObject(StringBuilder to, JsonObject value, bool isSorted) {
      var names = new List<string>(value.Names);
      if (isSorted) names.Sort(StringComparer.Ordinal);
      to.Append('{');
      for (var at = 0; at < names.Count; at++) {
        if (at > 0) to.Append(',');
        WriteText(to, names[at]);
        to.Append(':');
        Write(to, value[names[at]], isSorted);
      }
      to.Append('}');
    }

    static void WriteList(StringBuilder to, IEnumerable values, bool isSorted) {
      var isFirst = true;
      to.Append('[');
      foreach (var each in values) {
        if (!isFirst) to.Append(',');
        isFirst = false;
        Write(to, each, isSorted);
      }
      to.Append(']');
    }

    static void WriteText(StringBuilder to, string text) {
      to.Append('"');
      var start = 0;
      for (var at = 0; at < text.Length; at++) {
        if (IsPlain(text, at)) continue;
        to.Append(text, start, at - start);
        start = at + 1;
        var known = "\"\\\b\f\n\r\t".IndexOf(text[at]);
        if (known >= 0) to.Append('\\').Append("\"\\bfnrt"[known]);
        else to.Append("\\u").Append(((int)text[at]).ToString("x4", CultureInfo.InvariantCulture));
      }
      to.Append(text, start, text.Length - start).Append('"');
    }

    /// <summary>Control characters and halves of pairs are escaped.</summary>
    static bool IsPlain(string text, int at) {
      var unit = text[at];
      if (!char.IsSurrogate(unit)) return unit >= ' ' && unit != '"' && unit != '\\';
      var isFirst = char.IsHighSurrogate(unit) && at + 1 < text.Length && char.IsLowSurrogate(text[at + 1]);
      return isFirst || (char.IsLowSurrogate(unit) && at > 0 && char.IsHighSurrogate(text[at - 1]));
    }

    /// <summary>A value as a message shows it.</summary>
    public static string Preview(object value) {
      var text = Write(value);
      return text.Length > PreviewLengthMax ? text.Substring(0, PreviewLengthMax) + "…" : text;
    }
  }
}
