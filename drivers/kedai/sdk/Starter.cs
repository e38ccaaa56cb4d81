using System.Collections.Generic;
using System.Globalization;

namespace Kedai.Desktop {
  /// <summary>What a new company begins with.</summary>
  static class Starter {
    static readonly string[] Accounts = {
      "300-0000 Trade debtors", "310-1000 Bank", "320-0000 Cash in hand", "430-1000 Sales tax payable", "430-2000 Service tax payable",
      "500-0000 Sales of goods", "500-1000 Service income", "610-0000 Rent", "900-3000 Rounding adjustment",
    };
    static readonly string[] TaxCodes = {
      "NT 0  Not taxable", "ST10 10 430-1000 Sales tax 10%", "SV6 6 430-2000 Service tax 6%", "SV8 8 430-2000 Service tax 8%",
    };

    public static IEnumerable<Record> Records() {
      var found = new List<Record>();
      foreach (var text in Accounts) found.Add(Made("Account", text.Substring(0, 8), "Description", text.Substring(9)));
      foreach (var text in TaxCodes) {
        var parts = text.Split(new[] { ' ' }, 4);
        found.Add(Made("TaxCode", parts[0], "TaxRate", parts[1], "Account", parts[2], "Description", parts[3]));
      }
      found.Add(Made("PaymentMethod", "BANK", "Account", "310-1000"));
      found.Add(Made("PaymentMethod", "CASH", "Account", "320-0000"));
      found.Add(Made("Debtor", "300-A001", "CompanyName", "Alpha Hardware Sdn Bhd", "TermDays", "30", "CreditLimit", "20000", "Active", "T"));
      found.Add(Made("Debtor", "300-C001", "CompanyName", "Cash Customer", "TermDays", "0", "CreditLimit", "0", "Active", "T"));
      found.Add(Made("Item", "GOODS-A", "Description", "Non-stock goods A", "Uom", "PCS", "Account", "500-0000", "Active", "T"));
      found.Add(Made("Item", "GOODS-B", "Description", "Non-stock goods B", "Uom", "PCS", "Account", "500-0000", "Active", "T"));
      for (var at = 0; at < found.Count; at++) {
        found[at].Stored["DocKey"] = (at + 1).ToString(CultureInfo.InvariantCulture);
        found[at].Stored["Created"] = found[at].Stored["Changed"] = "2026-01-01T00:00:00.000Z";
      }
      return found;
    }

    static Record Made(string kind, string key, params string[] pairs) {
      var record = new Record(kind) { Key = key };
      for (var at = 0; at < pairs.Length; at += 2) record.Stored[pairs[at]] = pairs[at + 1];
      return record;
    }
  }
}
