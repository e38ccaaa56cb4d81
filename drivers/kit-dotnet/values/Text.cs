using System;
using System.Globalization;

namespace Ledgerline.DriverKit {
  /// <summary>Dates and numbers as JSON has them, from and to a package that shows them in the culture of the machine.</summary>
  public static class Text {
    /// <summary>What OLE dates call the day zero, and packages use for none.</summary>
    static readonly DateTime NoDay = new DateTime(1899, 12, 30);

    public static string Day(DateTime day) { return day.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture); }

    public static string Instant(DateTime moment) { return moment.ToUniversalTime().ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture); }

    /// <summary>A date of a payload; nothing but yyyy-MM-dd is one.</summary>
    public static DateTime Day(string text, string path) {
      DateTime day;
      if (DateTime.TryParseExact(text, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None, out day)) return day;
      throw new Refusal("INVALID_PAYLOAD", Refusal.NameOf(path) + " must be a date such as 2026-11-16; you sent " + Json.Preview(text) + ".", path);
    }

    /// <summary>As the package wants it to be typed.</summary>
    public static string Shown(DateTime day, CultureInfo culture) { return day.ToString("d", culture); }

    public static string Shown(decimal number, CultureInfo culture) { return number.ToString("0.############################", culture); }

    /// <summary>A date that the package shows; null where it stands for none.</summary>
    public static string ShownDay(string shown, CultureInfo culture) {
      if (string.IsNullOrEmpty(shown)) return null;
      var day = DateTime.Parse(shown, culture);
      return day == NoDay ? null : Day(day);
    }

    public static decimal ShownNumber(string shown, CultureInfo culture) { return decimal.Parse(shown, NumberStyles.Number, culture); }

    public static string OleDay(double days) { return DateTime.FromOADate(days) == NoDay ? null : Day(DateTime.FromOADate(days)); }

    /// <summary>The shortest decimal that is this double: what was typed, not what is stored of it.</summary>
    public static decimal Number(double value) {
      foreach (var format in new[] { "G15", "G16", "G17" }) {
        var text = value.ToString(format, CultureInfo.InvariantCulture);
        if (double.Parse(text, CultureInfo.InvariantCulture).Equals(value)) return decimal.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);
      }
      throw new ArgumentException("The package has a number that is not one.");
    }
  }
}
