using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>What debtors pay, and the invoices that it settles.</summary>
  sealed class Payments {
    static readonly Family Payment = new Family("ar-payment");
    readonly KedaiBook book;

    public Payments(KedaiBook book) { this.book = book; }

    public void Register() {
      book.Reads[Payment.Get] = command => Got(book.Known("Receipt", command.Required("docNo"), "/docNo"));
      book.Reads["read-ar-outstanding-documents"] = Outstanding;
      book.Writes[Payment.Create] = Create;
      book.Writes[Payment.Void] = Void;
      book.Shows("Receipt", (receipt, saved) => WithRows(receipt, Read(receipt).Compared("knockOffs", KnockOffs(receipt))
        .Result(saved.Object("asked"), saved.Text("operation"))));
    }

    /// <summary>The account of a payment: named by itself, or by its method.</summary>
    public static string AccountOf(KedaiBook book, JsonObject payment, string path) {
      KedaiBook.TakeOnly(payment, path, "paymentMethod", "paymentAmount", "paymentAccountNo");
      if (payment.Text("paymentAccountNo") != null) return book.Named("Account", payment.Text("paymentAccountNo"), path + "/paymentAccountNo").Key;
      return book.Named("PaymentMethod", payment.Text("paymentMethod") ?? "", path + "/paymentMethod")["Account"];
    }

    Write Create(Command command) {
      var payload = command.Payload;
      KedaiBook.TakeOnly(payload, "", "debtorCode", "docNo", "docDate", "description", "ref", "payments", "knockOffs", "verifyAfterSave");
      var debtor = book.Named("Debtor", command.Required("debtorCode"), "/debtorCode");
      var payments = payload.Objects("payments");
      if (payments.Count != 1) throw new Refusal("NOT_SUPPORTED", "Kedai takes one payment at a time. Send one row.", "/payments");
      if (payload.Text("docNo") != null && book.Session.Find("Receipt", payload.Text("docNo")) != null)
        throw Sales.Taken(payload.Text("docNo"));
      var made = book.Session.New("Receipt");
      var amount = Money.Amount(payments[0].Number("paymentAmount", 0), "/payments/0/paymentAmount");
      var day = Text.Day(command.Required("docDate"), "/docDate");
      made["DebtorCode"] = debtor.Key;
      made["Account"] = AccountOf(book, payments[0], "/payments/0");
      if (payments[0].Text("paymentMethod") != null) made["Method"] = payments[0].Text("paymentMethod");
      if (payload.Text("description") != null) made["Description"] = payload.Text("description");
      if (payload.Text("ref") != null) made["Ref"] = payload.Text("ref");
      Form.Set(made, "DocDate", day);
      Form.Set(made, "Amount", amount);
      Form.Set(made, "Cancelled", false);
      var settled = AddKnockOffs(made, payload.Objects("knockOffs"), amount);
      var asked = new JsonObject().With("DebtorCode", debtor.Key).With("DocDate", Text.Day(day)).With("FinalTotal", amount)
        .WithKnown("Description", payload["description"]).WithKnown("Ref", payload["ref"]).With("knockOffs", settled);
      return book.Saving(made, payload.Text("docNo"), "CreateDocument", asked);
    }

    IList<JsonObject> AddKnockOffs(Record made, IList<JsonObject> sent, decimal paid) {
      var asked = new List<JsonObject>();
      decimal total = 0;
      foreach (var each in sent) {
        var path = "/knockOffs/" + Json.Write(asked.Count);
        KedaiBook.TakeOnly(each, path, "docType", "docNo", "amount");
        var invoice = book.Named("Invoice", each.Text("docNo") ?? "", path + "/docNo");
        var amount = Money.Amount(each.Number("amount", 0), path + "/amount");
        if (amount > Form.Number(book.Session.Outstanding(invoice)))
          throw new Refusal("KNOCK_OFF_EXCEEDS", "The knock-off exceeds what is outstanding on " + invoice.Key + ".", path + "/amount");
        var row = made.AddLine();
        row["DocNo"] = invoice.Key;
        Form.Set(row, "Amount", amount);
        asked.Add(new JsonObject().With("docNo", invoice.Key).With("amount", amount));
        total += amount;
      }
      if (total > paid) throw new Refusal("OVERPAID", "The knock-offs total more than is paid.", "/knockOffs");
      return asked;
    }

    Write Void(Command command) {
      var changed = book.Session.Edit(book.Known("Receipt", command.Required("docNo"), "/docNo"));
      if (Form.IsTrue(changed, "Cancelled")) throw new Refusal("DOC_CANCELLED", changed.Key + " is void and cannot be changed.", "/docNo");
      Form.Set(changed, "Cancelled", true);
      return book.Saving(changed, null, "CancelDocument", new JsonObject().With("Cancelled", true));
    }

    ReadBack Read(Record receipt) {
      var amount = Form.Number(receipt, "Amount");
      var read = new ReadBack().Field("DocKey", () => receipt["DocKey"]).Field("DocType", () => "RP").Field("DocNo", () => receipt.Key)
        .Field("DocDate", () => Form.Day(receipt, "DocDate")).Field("DebtorCode", () => receipt["DebtorCode"])
        .Field("DebtorName", () => book.Session.Find("Debtor", receipt["DebtorCode"])["CompanyName"])
        .Field("CurrencyCode", () => "MYR").Field("CurrencyRate", () => 1m).Field("Tax", () => 0m).Field("LocalTax", () => 0m).Field("RoundAdj", () => 0m)
        .Field("Outstanding", () => Unapplied(receipt)).Field("Status", () => Form.IsTrue(receipt, "Cancelled") ? "Void" : "Saved")
        .Field("Cancelled", () => Form.IsTrue(receipt, "Cancelled"))
        .Field("Description", () => Form.Text(receipt, "Description")).Field("Ref", () => Form.Text(receipt, "Ref"))
        .Field("CreatedTimeStamp", () => receipt["Created"]).Field("LastModified", () => receipt["Changed"]);
      foreach (var name in new[] { "NetTotal", "FinalTotal", "LocalNetTotal", "LocalTotal" }) read.Field(name, () => amount, 2);
      return read;
    }

    /// <summary>What is paid and settles nothing yet is owed to the debtor.</summary>
    static decimal Unapplied(Record receipt) {
      if (Form.IsTrue(receipt, "Cancelled")) return 0;
      var left = Form.Number(receipt, "Amount");
      foreach (var row in receipt.Lines) left -= Form.Number(row, "Amount");
      return -left;
    }

    IList<JsonObject> KnockOffs(Record receipt) {
      var rows = new List<JsonObject>();
      foreach (var row in receipt.Lines) {
        var invoice = book.Session.Find("Invoice", row["DocNo"]);
        rows.Add(new JsonObject().With("docType", "IV").With("docNo", row["DocNo"]).With("amount", Form.Number(row, "Amount"))
          .With("docKey", invoice["DocKey"]).With("knockOffDate", Form.Day(receipt, "DocDate")));
      }
      return rows;
    }

    JsonObject WithRows(Record receipt, JsonObject result) {
      var paid = new JsonObject().With("dtlKey", Schema.LineKey(receipt, 1)).WithKnown("paymentMethod", Form.Text(receipt, "Method"))
        .With("paymentAmount", Form.Number(receipt, "Amount")).With("paymentAccountNo", receipt["Account"]);
      var identity = new JsonObject().With("docKey", receipt["DocKey"]).With("docNo", receipt.Key);
      return result.With("document", identity).With("docType", "RP").With("docKey", receipt["DocKey"]).With("docNo", receipt.Key)
        .With("lines", new object[0]).With("payments", new[] { paid }).With("knockOffs", KnockOffs(receipt));
    }

    JsonObject Got(Record receipt) {
      var result = WithRows(receipt, new JsonObject().With("ok", true).With("fields", Read(receipt).Fields));
      return result.With("links", new object[0]).With("postings", Ledgers.Shown(book.Session.Postings(receipt)))
        .With("fieldCapabilities", Schema.Capabilities("DocNo", new string[0], new string[0], null)).With("count", 1).With("nextCursor", null);
    }

    JsonObject Outstanding(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "debtorCode", "docType", "limit", "cursor");
      var rows = new List<JsonObject>();
      foreach (var invoice in book.Session.All("Invoice")) {
        var open = Form.Number(book.Session.Outstanding(invoice));
        var code = invoice["DebtorCode"];
        if (open == 0 || (command.Payload.Text("debtorCode") ?? code) != code || (command.Payload.Text("docType") ?? "IV") != "IV") continue;
        var due = Text.Day(Form.Day(invoice, "DueDate"), "");
        var total = Form.Number(invoice, "Total");
        rows.Add(new JsonObject().With("docType", "IV").With("docKey", invoice["DocKey"]).With("docNo", invoice.Key).With("debtorCode", code)
          .With("debtorName", book.Session.Find("Debtor", code)["CompanyName"]).With("docDate", Form.Day(invoice, "DocDate")).With("dueDate", Text.Day(due))
          .With("currencyCode", "MYR").With("original", total).With("originalLocal", total).With("outstanding", open).With("outstandingLocal", open)
          .With("daysOverdue", System.Math.Max(0, (System.DateTime.UtcNow.Date - due).Days)));
      }
      return Paging.Page(rows, command.Payload);
    }
  }
}
