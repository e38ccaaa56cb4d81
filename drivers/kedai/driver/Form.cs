using System;
using System.Globalization;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>Values of Kedai, which has them as texts in the culture of the machine.</summary>
  static class Form {
    /// <summary>Null where it was never set.</summary>
    public static string Text(Record record, string column) {
      try { return record[column]; }
      catch (KedaiException) { return null; }
    }

    public static decimal Number(Record record, string column) {
      var shown = Text(record, column);
      return string.IsNullOrEmpty(shown) ? 0 : Ledgerline.DriverKit.Text.ShownNumber(shown, CultureInfo.CurrentCulture);
    }

    public static decimal Number(string shown) { return Ledgerline.DriverKit.Text.ShownNumber(shown, CultureInfo.CurrentCulture); }

    public static string Day(Record record, string column) {
      return Ledgerline.DriverKit.Text.ShownDay(Text(record, column), CultureInfo.CurrentCulture);
    }

    public static bool IsTrue(Record record, string column) { return Text(record, column) == "T"; }

    public static void Set(Record record, string column, DateTime day) { record[column] = Ledgerline.DriverKit.Text.Shown(day, CultureInfo.CurrentCulture); }

    public static void Set(Record record, string column, decimal number) {
      record[column] = Ledgerline.DriverKit.Text.Shown(number, CultureInfo.CurrentCulture);
    }

    public static void Set(Record record, string column, bool isTrue) { record[column] = isTrue ? "T" : "F"; }

    /// <summary>The columns that commands can change, as texts.</summary>
    public static JsonObject Texts(Record record, params string[][] groups) {
      var found = new JsonObject();
      foreach (var columns in groups) foreach (var column in columns) found[column] = Text(record, column) ?? "";
      return found;
    }
  }
}
