using System;
using System.Collections.Generic;
using System.Globalization;

namespace Kedai.Desktop {
  public sealed class KedaiException : Exception {
    public KedaiException(string message) : base(message) { }
  }

  /// <summary>What a column keeps, and how the forms of the package show it: in the culture of the machine.</summary>
  static class Columns {
    const int TextLengthMax = 40;
    static readonly HashSet<string> Days = new HashSet<string> { "DocDate", "DueDate", "UDF_Since" };
    static readonly HashSet<string> Amounts = new HashSet<string> {
      "NetTotal", "Tax", "RoundAdj", "Total", "SubTotal", "NetAmount", "TaxAmount", "Debit", "Credit", "Amount", "CreditLimit", "Price", "UDF_Rating",
    };
    static readonly HashSet<string> Numbers = new HashSet<string> { "Qty", "UnitPrice", "TaxRate", "TermDays", "DocKey" };
    static readonly HashSet<string> Memos = new HashSet<string> { "Note", "CommandId", "VoidedBy", "UpdatedBy" };

    public static string Stored(string column, string shown) {
      var culture = CultureInfo.CurrentCulture;
      if (Days.Contains(column)) return shown == "" ? "" : DateTime.Parse(shown, culture).ToString("yyyyMMdd", CultureInfo.InvariantCulture);
      if (Amounts.Contains(column)) return Math.Round(decimal.Parse(shown, culture), 2, MidpointRounding.AwayFromZero).ToString(CultureInfo.InvariantCulture);
      if (Numbers.Contains(column)) return decimal.Parse(shown, culture).ToString(CultureInfo.InvariantCulture);
      if (column == "Note") return Rich(shown);
      // Without a word: what the form has no room for is not there afterwards.
      return shown.Length > TextLengthMax && !Memos.Contains(column) ? shown.Substring(0, TextLengthMax) : shown;
    }

    public static string Shown(string column, string stored) {
      var culture = CultureInfo.CurrentCulture;
      if (Days.Contains(column)) return stored == "" ? "" : Day(stored).ToString("d", culture);
      if (Amounts.Contains(column)) return Number(stored).ToString("N2", culture);
      return Numbers.Contains(column) ? Number(stored).ToString(culture) : stored;
    }

    public static DateTime Day(string stored) { return DateTime.ParseExact(stored, "yyyyMMdd", CultureInfo.InvariantCulture); }

    public static decimal Number(string stored) { return decimal.Parse(stored, NumberStyles.Float, CultureInfo.InvariantCulture); }

    /// <summary>Notes are rich text in the package, whatever was handed over.</summary>
    static string Rich(string text) {
      var escaped = text.Replace("\\", "\\\\").Replace("{", "\\{").Replace("}", "\\}").Replace("\r\n", "\n").Replace("\n", "\\par ");
      return "{\\rtf1\\ansi{\\fonttbl{\\f0 Tahoma;}}\\f0 " + escaped + "}";
    }
  }
}
