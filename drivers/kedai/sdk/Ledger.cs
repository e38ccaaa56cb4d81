using System.Collections.Generic;
using System.Globalization;

namespace Kedai.Desktop {
  /// <summary>One row of the general ledger, as the forms show it.</summary>
  public sealed class Posting {
    public string Account, Party, Debit, Credit;
  }

  static class Ledger {
    const string Debtors = "300-0000", Rounding = "900-3000";

    public static decimal Outstanding(Session session, Record invoice) {
      if (invoice.Raw("Cancelled") == "T") return 0;
      var left = invoice.Number("Total");
      foreach (var receipt in session.All("Receipt"))
        if (receipt.Raw("Cancelled") != "T")
          foreach (var row in receipt.Rows) if (row.Raw("DocNo") == invoice.Key) left -= row.Number("Amount");
      return left;
    }

    public static IList<Posting> Postings(Session session, Record document) {
      var found = new List<Posting>();
      if (document.Raw("Cancelled") == "T") return found;
      if (document.Kind == "Journal")
        foreach (var line in document.Rows) Add(found, line.Raw("Account"), null, line.Number("Debit") - line.Number("Credit"));
      if (document.Kind == "Receipt") {
        Add(found, document.Raw("Account"), null, document.Number("Amount"));
        Add(found, Debtors, document.Raw("DebtorCode"), -document.Number("Amount"));
      }
      if (document.Kind == "Invoice" || document.Kind == "CashSale") AddSale(session, document, found);
      return found;
    }

    static void AddSale(Session session, Record document, List<Posting> found) {
      foreach (var line in document.Rows) {
        Add(found, line.Raw("Account"), null, -line.Number("NetAmount"));
        var code = line.Raw("TaxCode") == "" ? null : session.Find("TaxCode", line.Raw("TaxCode"));
        if (code != null) Add(found, code.Raw("Account"), null, -line.Number("TaxAmount"));
      }
      Add(found, Rounding, null, -document.Number("RoundAdj"));
      if (document.Kind == "Invoice") Add(found, Debtors, document.Raw("DebtorCode"), document.Number("Total"));
      else foreach (var paid in session.All("CashPayment")) if (paid.Raw("DocNo") == document.Key) Add(found, paid.Raw("Account"), null, paid.Number("Amount"));
    }

    static void Add(List<Posting> to, string account, string party, decimal amount) {
      if (amount == 0) return;
      to.Add(new Posting { Account = account, Party = party, Debit = Shown(amount > 0 ? amount : 0), Credit = Shown(amount < 0 ? -amount : 0) });
    }

    static string Shown(decimal amount) { return Columns.Shown("Amount", amount.ToString(CultureInfo.InvariantCulture)); }
  }
}
