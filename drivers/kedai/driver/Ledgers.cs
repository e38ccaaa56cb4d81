using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>Journal entries, balances of accounts and tax codes.</summary>
  sealed class Ledgers {
    static readonly string[] Posting = { "Invoice", "CashSale", "Receipt", "Journal" };
    readonly KedaiBook book;

    public Ledgers(KedaiBook book) { this.book = book; }

    public void Register() {
      book.Reads["read-gl-account-balance"] = Balances;
      book.Reads["list-tax-codes"] = TaxCodes;
      book.Writes["create-journal-entry"] = Create;
      book.Shows("Journal", Presented);
    }

    public static IList<JsonObject> Shown(IEnumerable<Posting> postings) {
      var rows = new List<JsonObject>();
      foreach (var each in postings)
        rows.Add(new JsonObject().With("accountNo", each.Account).With("party", each.Party).With("debit", Form.Number(each.Debit))
          .With("credit", Form.Number(each.Credit)));
      return rows;
    }

    JsonObject Balances(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "accountNo");
      var rows = new List<JsonObject>();
      foreach (var account in book.Session.All("Account")) {
        decimal debit = 0, credit = 0;
        foreach (var kind in Posting) foreach (var document in book.Session.All(kind)) foreach (var each in book.Session.Postings(document)) {
          if (each.Account != account.Key) continue;
          debit += Form.Number(each.Debit);
          credit += Form.Number(each.Credit);
        }
        if ((debit == 0 && credit == 0) || (command.Payload.Text("accountNo") ?? account.Key) != account.Key) continue;
        rows.Add(new JsonObject().With("accountNo", account.Key).With("description", account["Description"]).With("currencyCode", "MYR")
          .With("currencyBalance", debit - credit).With("opening", 0m).With("debit", debit).With("credit", credit).With("closing", debit - credit));
      }
      return Paging.Page(rows, command.Payload);
    }

    JsonObject TaxCodes(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "limit", "cursor");
      var rows = new List<JsonObject>();
      foreach (var code in book.Session.All("TaxCode")) {
        var account = Form.Text(code, "Account");
        rows.Add(new JsonObject().With("taxCode", code.Key).With("description", code["Description"]).With("taxType", account == "" ? "NONE" : "SALES_TAX")
          .With("direction", "supply").With("rate", Form.Number(code, "TaxRate")).WithKnown("accountNo", account == "" ? null : account)
          .With("scheme", account == "" ? "NONE" : "SST").With("basis", "accrual").With("claimable", false).With("isActive", true)
          .With("lastModified", code["Changed"]));
      }
      return Schema.WithTruncated(Paging.Page(rows, command.Payload));
    }

    Write Create(Command command) {
      var payload = command.Payload;
      KedaiBook.TakeOnly(payload, "", "docNo", "docDate", "description", "ref", "lines", "verifyAfterSave");
      var day = Text.Day(command.Required("docDate"), "/docDate");
      if (payload.Text("docNo") != null && book.Session.Find("Journal", payload.Text("docNo")) != null)
        throw Sales.Taken(payload.Text("docNo"));
      var made = book.Session.New("Journal");
      Form.Set(made, "DocDate", day);
      var asked = new JsonObject().With("DocDate", Text.Day(day)).WithKnown("Description", payload["description"]).WithKnown("Ref", payload["ref"]);
      if (payload.Text("description") != null) made["Description"] = payload.Text("description");
      if (payload.Text("ref") != null) made["Ref"] = payload.Text("ref");
      decimal balance = 0;
      foreach (var sent in payload.Objects("lines")) {
        var path = "/lines/" + Json.Write(made.Lines.Count);
        KedaiBook.TakeOnly(sent, path, "accountNo", "description", "debit", "credit");
        var line = made.AddLine();
        line["Account"] = book.Named("Account", sent.Text("accountNo") ?? "", path + "/accountNo").Key;
        if (sent.Text("description") != null) line["Description"] = sent.Text("description");
        Form.Set(line, "Debit", Money.Amount(sent.Number("debit", 0), path + "/debit"));
        Form.Set(line, "Credit", Money.Amount(sent.Number("credit", 0), path + "/credit"));
        balance += sent.Number("debit", 0) - sent.Number("credit", 0);
      }
      if (balance != 0 || made.Lines.Count < 2) throw new Refusal("NOT_BALANCED", "Debits and credits are not equal.", "/lines");
      return book.Saving(made, payload.Text("docNo"), "CreateDocument", asked);
    }

    JsonObject Presented(Record entry, JsonObject saved) {
      decimal total = 0;
      var lines = new List<JsonObject>();
      foreach (var line in entry.Lines) {
        var amount = Form.Number(line, "Debit") - Form.Number(line, "Credit");
        total += Form.Number(line, "Debit");
        lines.Add(new JsonObject().With("dtlKey", Schema.LineKey(entry, lines.Count + 1)).With("seq", lines.Count + 1)
          .With("accountNo", line["Account"]).WithKnown("description", Form.Text(line, "Description"))
          .With(amount > 0 ? "debit" : "credit", amount > 0 ? amount : -amount));
      }
      var read = new ReadBack().Field("DocKey", () => entry["DocKey"]).Field("DocType", () => "JE").Field("DocNo", () => entry.Key)
        .Field("DocDate", () => Form.Day(entry, "DocDate")).Field("CurrencyCode", () => "MYR").Field("CurrencyRate", () => 1m)
        .Field("Tax", () => 0m).Field("LocalTax", () => 0m).Field("RoundAdj", () => 0m).Field("Outstanding", () => 0m).Field("Status", () => "Saved")
        .Field("Cancelled", () => false).Field("Description", () => Form.Text(entry, "Description")).Field("Ref", () => Form.Text(entry, "Ref"))
        .Field("CreatedTimeStamp", () => entry["Created"]).Field("LastModified", () => entry["Changed"]);
      foreach (var name in new[] { "NetTotal", "FinalTotal", "LocalNetTotal", "LocalTotal" }) read.Field(name, () => total, 2);
      var identity = new JsonObject().With("docKey", entry["DocKey"]).With("docNo", entry.Key);
      return read.Result(saved.Object("asked"), saved.Text("operation")).With("document", identity).With("docType", "JE")
        .With("docKey", entry["DocKey"]).With("docNo", entry.Key).With("lines", lines);
    }
  }
}
