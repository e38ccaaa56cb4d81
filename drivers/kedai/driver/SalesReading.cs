using System;
using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>How invoices and cash sales are shown.</summary>
  sealed class SalesReading {
    readonly KedaiBook book;
    UserFields userFields;

    public SalesReading(KedaiBook book) { this.book = book; }

    public UserFields Added { get { return userFields = userFields ?? new UserFields(Schema.Fields(book.Session.UserFields("Invoice"))); } }

    public static string TypeOf(Record document) { return document.Kind == "Invoice" ? "IV" : "CS"; }

    decimal Outstanding(Record document) { return document.Kind == "Invoice" ? Form.Number(book.Session.Outstanding(document)) : 0; }

    static string Status(Record document) { return Form.IsTrue(document, "Cancelled") ? "Void" : "Saved"; }

    Record DebtorOf(Record document) { return book.Session.Find("Debtor", document["DebtorCode"]); }

    ReadBack Read(Record document) {
      var read = new ReadBack().Field("DocKey", () => document["DocKey"]).Field("DocType", () => TypeOf(document)).Field("DocNo", () => document.Key)
        .Field("DocDate", () => Form.Day(document, "DocDate")).Field("DueDate", () => Form.Day(document, "DueDate"))
        .Field("DebtorCode", () => document["DebtorCode"]).Field("DebtorName", () => DebtorOf(document)["CompanyName"])
        .Field("DisplayTerm", () => Debtors.Term(DebtorOf(document))).Field("CurrencyCode", () => "MYR").Field("CurrencyRate", () => 1m)
        .Field("RoundAdj", () => Form.Number(document, "RoundAdj"))
        .Field("Outstanding", () => Outstanding(document)).Field("Status", () => Status(document))
        .Field("Cancelled", () => Form.IsTrue(document, "Cancelled")).Field("EInvoiceStatus", () => document["EInvoiceStatus"])
        .Field("CreatedTimeStamp", () => document["Created"]).Field("LastModified", () => document["Changed"])
        .Field("UserDefinedFields", () => Schema.Values(document, Added));
      foreach (var prefix in new[] { "", "Local" })
        read.Field(prefix + "NetTotal", () => Form.Number(document, "NetTotal")).Field(prefix + "Tax", () => Form.Number(document, "Tax"))
          .Field(prefix == "" ? "FinalTotal" : "LocalTotal", () => Form.Number(document, "Total"));
      foreach (var column in Sales.Columns) read.Field(column, () => Visible(Form.Text(document, column)));
      if (Form.IsTrue(document, "Inclusive")) read.Field("InclusiveTax", () => true);
      if (Form.IsTrue(document, "Rounded")) read.Field("Rounding5Cents", () => true);
      return read;
    }

    static string Visible(string text) { return text != null && Rtf.Is(text) ? Rtf.VisibleText(text) : text; }

    static IList<JsonObject> LinesOf(Record document) {
      var lines = new List<JsonObject>();
      foreach (var line in document.Lines) {
        var position = lines.Count + 1;
        var shown = new JsonObject().WithKnown("dtlKey", Schema.LineKey(document, position)).With("seq", position);
        foreach (var pair in new[] { "itemCode ItemCode", "description Description", "discount Discount", "taxCode TaxCode", "accountNo Account", "uom Uom" })
          shown.WithKnown(pair.Split(' ')[0], Form.Text(line, pair.Split(' ')[1]));
        if (Form.Text(line, "TaxRate") != null) shown["taxRate"] = Form.Number(line, "TaxRate");
        foreach (var name in new[] { "qty", "unitPrice", "subTotal", "taxAmount", "netAmount" })
          shown[name] = Form.Number(line, char.ToUpperInvariant(name[0]) + name.Substring(1));
        lines.Add(shown);
      }
      return lines;
    }

    public JsonObject Identity(Record document, JsonObject result) {
      var identity = new JsonObject().With("docKey", document["DocKey"]).With("docNo", document.Key);
      return result.With("document", identity).With("docType", TypeOf(document)).With("docKey", document["DocKey"]).With("docNo", document.Key);
    }

    IList<JsonObject> PaidFor(Record document) {
      var rows = new List<JsonObject>();
      foreach (var paid in book.Session.All("CashPayment")) {
        if (Form.Text(paid, "DocNo") != document.Key) continue;
        rows.Add(new JsonObject().With("dtlKey", paid["DocKey"]).With("paymentAccountNo", paid["Account"])
          .With("paymentAmount", Form.Number(paid, "Amount")));
      }
      return rows;
    }

    public JsonObject Presented(Record document, JsonObject saved) {
      var lines = LinesOf(document);
      var result = Read(document).Compared("lines", lines).Result(saved.Object("asked"), saved.Text("operation"));
      Identity(document, result).With("lines", lines);
      return document.Kind == "CashSale" ? result.With("payments", PaidFor(document)) : result;
    }

    /// <summary>What a document would be that is not saved.</summary>
    public JsonObject Validated(Record document) {
      var totals = new JsonObject().With("netTotal", Form.Number(document, "NetTotal")).With("tax", Form.Number(document, "Tax"))
        .With("roundAdj", Form.Number(document, "RoundAdj")).With("finalTotal", Form.Number(document, "Total"))
        .With("localTotal", Form.Number(document, "Total"));
      return new JsonObject().With("ok", true).With("saved", false).With("operationUsed", "None").With("valid", true).With("warnings", new object[0])
        .With("totals", totals).With("postings", Ledgers.Shown(book.Session.Postings(document))).With("lines", LinesOf(document));
    }

    public JsonObject Previewed(Record document) {
      var result = new JsonObject().With("ok", true).With("saved", false).With("operationUsed", "None").With("valid", true).With("warnings", new object[0]);
      return Identity(document, result).With("fields", Read(document).Fields).With("lines", LinesOf(document));
    }

    public JsonObject Got(Record document) {
      var result = Identity(document, new JsonObject().With("ok", true)).With("fields", Read(document).Fields).With("lines", LinesOf(document));
      return result.With("payments", PaidFor(document)).With("knockOffs", new object[0]).With("links", new object[0])
        .With("postings", Ledgers.Shown(book.Session.Postings(document)))
        .With("fieldCapabilities", Schema.Capabilities("DocNo", Sales.Columns, new[] { "description", "ref", "note" }, Added))
        .With("count", 1).With("nextCursor", null);
    }

    public JsonObject Listed(Command command) {
      var rows = new List<JsonObject>();
      foreach (var invoice in Selected(command.Payload, "dateFrom", "dateTo", "debtorCode", "docNo", "status", "limit", "cursor")) {
        var total = Form.Number(invoice, "Total");
        rows.Add(Head(invoice).With("dueDate", Form.Day(invoice, "DueDate")).With("currencyRate", 1m).With("netTotal", Form.Number(invoice, "NetTotal"))
          .With("tax", Form.Number(invoice, "Tax")).With("finalTotal", total).With("localTotal", total).With("outstanding", Outstanding(invoice))
          .With("description", Form.Text(invoice, "Description")).With("ref", Form.Text(invoice, "Ref")).With("lastModified", invoice["Changed"]));
      }
      return Schema.WithTruncated(Paging.Page(rows, command.Payload));
    }

    JsonObject Head(Record invoice) {
      return new JsonObject().With("docKey", invoice["DocKey"]).With("docType", TypeOf(invoice)).With("docNo", invoice.Key)
        .With("docDate", Form.Day(invoice, "DocDate")).With("party", invoice["DebtorCode"]).With("partyName", DebtorOf(invoice)["CompanyName"])
        .With("currencyCode", "MYR").With("status", Status(invoice));
    }

    public JsonObject Lines(Command command) {
      var rows = new List<JsonObject>();
      foreach (var invoice in Selected(command.Payload, "itemCode", "debtorCode", "docNo", "dateFrom", "dateTo", "limit", "cursor"))
        foreach (var line in LinesOf(invoice)) {
          if (command.Payload.Has("itemCode") && line.Text("itemCode") != command.Payload.Text("itemCode")) continue;
          var row = Head(invoice);
          foreach (var name in line.Names) row[name] = line[name];
          rows.Add(row.With("localNetAmount", line["netAmount"]).With("localTaxAmount", line["taxAmount"]));
        }
      return Paging.Page(rows, command.Payload);
    }

    IEnumerable<Record> Selected(JsonObject payload, params string[] taken) {
      KedaiBook.TakeOnly(payload, "", taken);
      var found = new List<Record>();
      foreach (var invoice in book.Session.All("Invoice")) {
        var day = Form.Day(invoice, "DocDate");
        var isWithin = string.CompareOrdinal(day, payload.Text("dateFrom") ?? "") >= 0 && string.CompareOrdinal(day, payload.Text("dateTo") ?? "9") <= 0;
        var isMeant = Is(payload, "debtorCode", invoice["DebtorCode"]) && Is(payload, "docNo", invoice.Key) && Is(payload, "status", Status(invoice));
        if (isWithin && isMeant) found.Add(invoice);
      }
      found.Sort((a, b) => string.CompareOrdinal(a.Key, b.Key));
      return found;
    }

    static bool Is(JsonObject payload, string name, string value) { return payload.Text(name) == null || payload.Text(name) == value; }
  }
}
