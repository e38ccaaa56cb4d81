using System;
using System.Globalization;

namespace Kedai.Desktop {
  /// <summary>Fills in the totals of a sales document, as its form does while a person types.</summary>
  sealed class Calculator {
    readonly Session session;

    public Calculator(Session session) { this.session = session; }

    public void Calculate(Record document) {
      decimal net = 0, tax = 0;
      foreach (var line in document.Rows) {
        Fill(line);
        var subTotal = Round(Discounted(line.Number("Qty") * line.Number("UnitPrice"), line.Raw("Discount")));
        var rate = line.Number("TaxRate");
        var lineTax = document.Raw("Inclusive") == "T" ? Round(subTotal * rate / (100 + rate)) : Round(subTotal * rate / 100);
        var lineNet = document.Raw("Inclusive") == "T" ? subTotal - lineTax : subTotal;
        Set(line, "SubTotal", subTotal);
        Set(line, "TaxAmount", lineTax);
        Set(line, "NetAmount", lineNet);
        net += lineNet;
        tax += lineTax;
      }
      var total = document.Raw("Rounded") == "T" ? Math.Round((net + tax) * 20, 0, MidpointRounding.AwayFromZero) / 20 : net + tax;
      Set(document, "NetTotal", net);
      Set(document, "Tax", tax);
      Set(document, "RoundAdj", total - net - tax);
      Set(document, "Total", total);
    }

    /// <summary>What the item and the tax code know and the line does not say.</summary>
    void Fill(Record line) {
      var item = line.Raw("ItemCode") == "" ? null : session.Find("Item", line.Raw("ItemCode"));
      if (item != null && line.Raw("Description") == "") line.Stored["Description"] = item.Raw("Description");
      if (item != null && line.Raw("Account") == "") line.Stored["Account"] = item.Raw("Account");
      if (item != null) line.Stored["Uom"] = item.Raw("Uom");
      var code = line.Raw("TaxCode") == "" ? null : session.Find("TaxCode", line.Raw("TaxCode"));
      if (code != null) line.Stored["TaxRate"] = code.Raw("TaxRate");
    }

    static decimal Discounted(decimal gross, string discount) {
      if (discount == "") return gross;
      foreach (var part in discount.Split('+')) {
        var number = decimal.Parse(part.TrimEnd('%'), CultureInfo.InvariantCulture);
        gross -= part.EndsWith("%", StringComparison.Ordinal) ? gross * number / 100 : number;
      }
      return gross;
    }

    static decimal Round(decimal value) { return Math.Round(value, 2, MidpointRounding.AwayFromZero); }

    static void Set(Record record, string column, decimal value) { record.Stored[column] = value.ToString("0.00", CultureInfo.InvariantCulture); }
  }
}
