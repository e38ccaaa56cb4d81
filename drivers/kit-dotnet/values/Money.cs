using System;
using System.Globalization;

namespace Ledgerline.DriverKit {
  /// <summary>Exact amounts. Halves are rounded away from zero, as the account book of Ledgerline does.</summary>
  public static class Money {
    public static decimal Round(decimal value, int decimals = 2) { return Math.Round(value, decimals, MidpointRounding.AwayFromZero); }

    /// <summary>To the nearest five sen, as cash is paid in Malaysia.</summary>
    public static decimal RoundToFiveSen(decimal value) { return Round(value * 20, 0) / 20; }

    /// <summary>An amount of a payload, which must not have more decimals than the package keeps.</summary>
    public static decimal Amount(decimal value, string path, int decimals = 2) {
      if (Round(value, decimals) == value) return value;
      var rule = " can have at most " + decimals.ToString(CultureInfo.InvariantCulture) + " decimal places; you sent ";
      throw new Refusal("INVALID_PAYLOAD", Refusal.NameOf(path) + rule + Json.Number(value) + ".", path);
    }

    /// <summary>What is left of an amount after 10%, 5%+3% or 12.50: from left to right, each of what is left.</summary>
    public static decimal Discounted(decimal gross, string discount, string path) {
      var left = gross;
      foreach (var part in discount.Replace(" ", "").Split('+')) {
        decimal number;
        var isPercentage = part.EndsWith("%", StringComparison.Ordinal);
        var digits = isPercentage ? part.Substring(0, part.Length - 1) : part;
        if (!decimal.TryParse(digits, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out number))
          throw Wrong(" must be a discount such as 10%, 5%+3% or 12.50", discount, path);
        left -= isPercentage ? left * number / 100 : number;
      }
      if (left < 0 && gross > 0) throw Wrong(" is more than the line", discount, path);
      return left;
    }

    static Refusal Wrong(string what, string discount, string path) {
      return new Refusal("INVALID_DISCOUNT", Refusal.NameOf(path) + what + "; you sent " + Json.Preview(discount) + ".", path);
    }
  }
}
