using System;
using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>Invoices and cash sales. Kedai calculates them; the driver hands over what was sent and compares.</summary>
  sealed class Sales {
    public static readonly string[] Columns = { "Description", "Ref", "Note" };
    static readonly string[] Texts = { "description", "ref", "note" };
    static readonly Family Invoice = new Family("sales-invoice");
    readonly KedaiBook book;
    readonly SalesReading reading;

    public Sales(KedaiBook book) {
      this.book = book;
      reading = new SalesReading(book);
    }

    public void Register() {
      book.Reads[Invoice.List] = reading.Listed;
      book.Reads[Invoice.Lines] = reading.Lines;
      book.Reads[Invoice.Get] = command => reading.Got(book.Known("Invoice", command.Required("docNo"), "/docNo"));
      book.Reads["get-cash-sale"] = command => reading.Got(book.Known("CashSale", command.Required("docNo"), "/docNo"));
      book.Reads[Invoice.Validate] = command => reading.Validated(Filled(command, "Invoice", new JsonObject()));
      book.Reads["sales-invoice-acct-pdf"] = Printed;
      book.Writes[Invoice.Create] = command => Create(command, "Invoice");
      book.Writes[Invoice.Update] = Update;
      book.Writes[Invoice.Void] = Void;
      book.Writes[Invoice.Cancel] = Void;
      book.Writes["create-cash-sale"] = CreateCashSale;
      book.Shows("Invoice", reading.Presented);
      book.Shows("CashSale", reading.Presented);
    }

    Write Create(Command command, string kind) {
      var asked = new JsonObject();
      return book.Saving(Filled(command, kind, asked), command.Payload.Text("docNo"), "CreateDocument", asked);
    }

    /// <summary>The form of a new document, filled in and calculated; asked gets the fields that it must have afterwards.</summary>
    Record Filled(Command command, string kind, JsonObject asked) {
      var payload = command.Payload;
      KedaiBook.TakeOnly(payload, "", "debtorCode", "docNo", "docDate", "description", "ref", "note", "inclusiveTax", "lines", "currencyCode",
        "userDefinedFields", "verifyAfterSave", kind == "CashSale" ? "payments" : "", kind == "CashSale" ? "rounding5Cents" : "");
      var debtor = book.Named("Debtor", command.Required("debtorCode"), "/debtorCode");
      if (!Form.IsTrue(debtor, "Active")) throw new Refusal("RECORD_INACTIVE", debtor.Key + " is inactive.", "/debtorCode");
      if ((payload.Text("currencyCode") ?? "MYR") != "MYR") throw new Refusal("CURRENCY_MISMATCH", "Kedai keeps MYR only.", "/currencyCode");
      var day = Text.Day(command.Required("docDate"), "/docDate");
      RequireFree(command, kind);
      var made = book.Session.New(kind);
      made["DebtorCode"] = debtor.Key;
      Form.Set(made, "DocDate", day);
      Form.Set(made, "DueDate", day.AddDays((double)Form.Number(debtor, "TermDays")));
      Form.Set(made, "Inclusive", payload.IsTrue("inclusiveTax"));
      Form.Set(made, "Rounded", payload.IsTrue("rounding5Cents"));
      Form.Set(made, "Cancelled", false);
      asked.With("DebtorCode", debtor.Key).With("DocDate", Text.Day(day));
      for (var at = 0; at < Texts.Length; at++) if (payload.Text(Texts[at]) != null) {
        made[Columns[at]] = payload.Text(Texts[at]);
        asked[Columns[at]] = payload.Text(Texts[at]);
      }
      Schema.Set(made, reading.Added.Checked(payload.Object("userDefinedFields")));
      asked.WithKnown("UserDefinedFields", payload.Object("userDefinedFields"));
      asked["lines"] = AddLines(made, payload);
      book.Session.Calculate(made);
      return made;
    }

    /// <summary>A number is free, or belongs to what this very command saved before a crash.</summary>
    void RequireFree(Command command, string kind) {
      var number = command.Payload.Text("docNo");
      var other = number == null ? null : book.Session.Find(kind, number);
      if (other == null || Form.Text(other, "CommandId") == CommandRecord.PartOf(command.Id, 0)) return;
      throw Taken(number);
    }

    public static Refusal Taken(string number) {
      return new Refusal("DOC_NO_USED", "Another document of this type has or had the number " + number + ". Leave docNo out.", "/docNo");
    }

    /// <summary>Puts the lines of the payload into the document, and returns what must be there afterwards.</summary>
    IList<JsonObject> AddLines(Record made, JsonObject payload) {
      var asked = new List<JsonObject>();
      var index = 0;
      foreach (var sent in payload.Objects("lines")) {
        var path = "/lines/" + Json.Write(index++);
        KedaiBook.TakeOnly(sent, path, "itemCode", "description", "qty", "unitPrice", "discount", "taxCode", "accountNo");
        if (sent.Number("unitPrice") == null) throw new Refusal("REQUIRED", "The line has no price. Send unitPrice.", path + "/unitPrice");
        if (sent.Text("itemCode") == null && sent.Text("accountNo") == null)
          throw new Refusal("REQUIRED", "The line has neither itemCode nor accountNo. Send one of them.", path + "/itemCode");
        var line = made.AddLine();
        Put(line, "ItemCode", sent, "itemCode", path, "Item");
        Put(line, "Account", sent, "accountNo", path, "Account");
        Put(line, "TaxCode", sent, "taxCode", path, "TaxCode");
        if (sent.Text("description") != null) line["Description"] = sent.Text("description");
        if (sent.Text("discount") != null) {
          Money.Discounted(sent.Number("qty", 1) * sent.Number("unitPrice", 0), sent.Text("discount"), path + "/discount");
          line["Discount"] = sent.Text("discount");
        }
        Form.Set(line, "Qty", sent.Number("qty", 1));
        Form.Set(line, "UnitPrice", sent.Number("unitPrice", 0));
        asked.Add(sent);
      }
      if (asked.Count == 0) throw new Refusal("REQUIRED", "lines must have at least one line.", "/lines");
      return asked;
    }

    void Put(Record line, string column, JsonObject sent, string name, string path, string kind) {
      if (sent.Text(name) != null) line[column] = book.Named(kind, sent.Text(name), path + "/" + name).Key;
    }

    /// <summary>Two saves: the sale, and what was paid for it.</summary>
    Write CreateCashSale(Command command) {
      var asked = new JsonObject();
      var sale = Filled(command, "CashSale", asked);
      var payments = command.Payload.Objects("payments");
      if (payments.Count != 1) throw new Refusal("NOT_SUPPORTED", "Kedai takes one payment for a cash sale. Send one row.", "/payments");
      var account = Payments.AccountOf(book, payments[0], "/payments/0");
      var total = Form.Number(sale, "Total");
      if (payments[0].Number("paymentAmount") != total)
        throw new Refusal("OVERPAID", "The sale totals " + Json.Number(total) + ". Send it as paymentAmount.", "/payments/0/paymentAmount");
      return new Write {
        Parts = new Func<Write>[] {
          () => book.Saving(sale, command.Payload.Text("docNo"), "CreateDocument", asked),
          () => Paying(command.Id, account, total),
        },
      };
    }

    /// <summary>The sale is found by its stamp: after a crash it was saved by an earlier run.</summary>
    Write Paying(string commandId, string account, decimal amount) {
      var paid = book.Session.New("CashPayment");
      paid["DocNo"] = book.FindStamped(CommandRecord.PartOf(commandId, 0)).Text("key");
      paid["Account"] = account;
      Form.Set(paid, "Amount", amount);
      return book.Saving(paid, null, "CreateDocument", new JsonObject());
    }

    Write Update(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "docNo", "description", "ref", "note", "reason", "validateOnly");
      var found = Unsettled(command);
      var changes = new JsonObject();
      for (var at = 0; at < Texts.Length; at++) if (command.Payload.Has(Texts[at])) changes[Columns[at]] = command.Payload.Text(Texts[at]) ?? "";
      if (command.Payload.IsTrue("validateOnly")) return new Write { Preview = reading.Previewed(found) };
      return book.Changing(found, changes, "UpdateDocument", changes);
    }

    Write Void(Command command) {
      var changed = book.Session.Edit(Unsettled(command));
      Form.Set(changed, "Cancelled", true);
      return book.Saving(changed, null, "CancelDocument", new JsonObject().With("Cancelled", true));
    }

    Record Unsettled(Command command) {
      var found = book.Known("Invoice", command.Required("docNo"), "/docNo");
      if (Form.IsTrue(found, "Cancelled")) throw new Refusal("DOC_CANCELLED", found.Key + " is void and cannot be changed.", "/docNo");
      foreach (var receipt in book.Session.All("Receipt"))
        if (!Form.IsTrue(receipt, "Cancelled")) foreach (var row in receipt.Lines) if (Form.Text(row, "DocNo") == found.Key)
          throw new Refusal("DOC_KNOCKED_OFF", found.Key + " is settled by " + receipt.Key + ". Void " + receipt.Key + " first.", "/docNo");
      return found;
    }

    JsonObject Printed(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "docNo");
      var invoice = book.Known("Invoice", command.Required("docNo"), "/docNo");
      Artifacts.Give(command, book.Session.Print(invoice), invoice.Key + ".pdf", "application/pdf");
      return reading.Identity(invoice, new JsonObject().With("ok", true)).Without("docKey").With("status", Form.IsTrue(invoice, "Cancelled") ? "Void" : "Saved")
        .With("template", "Standard").With("language", "en").With("pageCount", 1).With("count", 1).With("nextCursor", null);
    }
  }
}
