using System;
using System.Collections.Generic;
using System.Globalization;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>Debtors: read, created, changed, and taken out of use.</summary>
  sealed class Debtors {
    public static readonly string[] Columns = { "CompanyName", "EmailAddress", "Phone1" };
    static readonly string[] Texts = { "companyName", "email", "phone1" };
    readonly KedaiBook book;
    UserFields userFields;

    public Debtors(KedaiBook book) { this.book = book; }

    public void Register() {
      book.Reads["read-debtors"] = Listed;
      book.Reads["get-debtor-detail"] = Detail;
      book.Writes["create-debtor"] = Create;
      book.Writes["update-debtor"] = Update;
      book.Writes["void-debtor"] = Void;
      book.Writes["bulk-create-debtors"] = command => Bulk.Prepare(book, command, "create-debtor");
      book.Shows("Debtor", (debtor, saved) => Read(debtor).Result(saved.Object("asked"), saved.Text("operation"))
        .With("code", debtor.Key).With("document", Document(debtor)));
    }

    UserFields Added {
      get { return userFields = userFields ?? new UserFields(Schema.Fields(book.Session.UserFields("Debtor"))); }
    }

    Write Create(Command command) {
      var payload = command.Payload;
      KedaiBook.TakeOnly(payload, "", "debtorCode", "companyName", "email", "phone1", "creditLimit", "currencyCode", "userDefinedFields", "verifyAfterSave");
      var code = payload.Text("debtorCode");
      if (code != null && book.Session.Find("Debtor", code) != null)
        throw new Refusal("RECORD_EXISTS", "Debtor " + code + " already exists. Change it with update-debtor, or choose another code.", "/debtorCode");
      if ((payload.Text("currencyCode") ?? "MYR") != "MYR") throw new Refusal("CURRENCY_MISMATCH", "Kedai keeps MYR only.", "/currencyCode");
      var made = book.Session.New("Debtor");
      var asked = new JsonObject();
      command.Required("companyName");
      for (var at = 0; at < Texts.Length; at++) if (payload.Text(Texts[at]) != null) {
        made[Columns[at]] = payload.Text(Texts[at]);
        asked[Columns[at]] = payload.Text(Texts[at]);
      }
      Form.Set(made, "CreditLimit", Money.Amount(payload.Number("creditLimit", 0), "/creditLimit"));
      Form.Set(made, "TermDays", 0m);
      Form.Set(made, "Active", true);
      Schema.Set(made, Added.Checked(payload.Object("userDefinedFields")));
      asked.With("CreditLimit", payload.Number("creditLimit", 0)).WithKnown("UserDefinedFields", payload.Object("userDefinedFields"));
      return book.Saving(made, code, "CreateRecord", asked);
    }

    Write Update(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "debtorCode", "companyName", "email", "phone1", "reason", "validateOnly");
      var found = book.Known("Debtor", command.Required("debtorCode"), "/debtorCode");
      var changes = new JsonObject();
      for (var at = 0; at < Texts.Length; at++) if (command.Payload.Has(Texts[at])) changes[Columns[at]] = command.Payload.Text(Texts[at]) ?? "";
      if (command.Payload.IsTrue("validateOnly")) return new Write { Preview = Preview(found) };
      return book.Changing(found, changes, "UpdateRecord", changes);
    }

    JsonObject Preview(Record found) {
      return new JsonObject().With("ok", true).With("saved", false).With("operationUsed", "None").With("valid", true).With("warnings", new object[0])
        .With("code", found.Key).With("document", Document(found)).With("fields", Read(found).Fields);
    }

    Write Void(Command command) {
      var changed = book.Session.Edit(book.Known("Debtor", command.Required("debtorCode"), "/debtorCode"));
      if (!Form.IsTrue(changed, "Active")) throw new Refusal("RECORD_INACTIVE", changed.Key + " is inactive already.", "/debtorCode");
      Form.Set(changed, "Active", false);
      return book.Saving(changed, null, "DeactivateRecord", new JsonObject().With("IsActive", false));
    }

    ReadBack Read(Record debtor) {
      return new ReadBack().Field("DebtorCode", () => debtor.Key).Field("CompanyName", () => debtor["CompanyName"])
        .Field("EmailAddress", () => Form.Text(debtor, "EmailAddress")).Field("Phone1", () => Form.Text(debtor, "Phone1"))
        .Field("CurrencyCode", () => "MYR").Field("DisplayTerm", () => Term(debtor)).Field("CreditLimit", () => Form.Number(debtor, "CreditLimit"), 2)
        .Field("OverdueLimit", () => 0m).Field("IsActive", () => Form.IsTrue(debtor, "Active"))
        .Field("UserDefinedFields", () => Schema.Values(debtor, Added));
    }

    public static string Term(Record debtor) {
      var days = Form.Number(debtor, "TermDays");
      return days == 0 ? "C.O.D." : "Net " + days.ToString("0", CultureInfo.InvariantCulture);
    }

    JsonObject Document(Record debtor) {
      return new JsonObject().With("debtorCode", debtor.Key).With("companyName", debtor["CompanyName"])
        .WithKnown("email", Form.Text(debtor, "EmailAddress")).WithKnown("phone1", Form.Text(debtor, "Phone1"))
        .With("currencyCode", "MYR").With("displayTerm", Term(debtor)).With("creditLimit", Form.Number(debtor, "CreditLimit"))
        .With("overdueLimit", 0m).With("isActive", Form.IsTrue(debtor, "Active")).WithKnown("userDefinedFields", Schema.Values(debtor, Added));
    }

    JsonObject Listed(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "code", "isActive", "includeInactive", "search", "limit", "cursor");
      var rows = new List<JsonObject>();
      foreach (var debtor in book.Session.All("Debtor"))
        if (IsListed(debtor, command.Payload)) rows.Add(Document(debtor).With("lastModified", debtor["Changed"]));
      rows.Sort((a, b) => string.CompareOrdinal(a.Text("debtorCode"), b.Text("debtorCode")));
      return Schema.WithTruncated(Paging.Page(rows, command.Payload));
    }

    static bool IsListed(Record debtor, JsonObject payload) {
      var isActive = Form.IsTrue(debtor, "Active");
      if (payload.Has("isActive") ? payload.IsTrue("isActive") != isActive : !isActive && !payload.IsTrue("includeInactive")) return false;
      if (payload.Text("code") != null && payload.Text("code") != debtor.Key) return false;
      var search = payload.Text("search") ?? "";
      return (debtor.Key + " " + debtor["CompanyName"]).IndexOf(search, StringComparison.OrdinalIgnoreCase) >= 0;
    }

    JsonObject Detail(Command command) {
      var debtor = book.Known("Debtor", command.Required("debtorCode"), "/debtorCode");
      decimal total = 0, overdue = 0;
      foreach (var invoice in book.Session.All("Invoice")) {
        if (Form.Text(invoice, "DebtorCode") != debtor.Key) continue;
        var open = Form.Number(book.Session.Outstanding(invoice));
        total += open;
        if (string.CompareOrdinal(Form.Day(invoice, "DueDate"), Text.Day(DateTime.UtcNow)) < 0) overdue += open;
      }
      var balance = new JsonObject().With("total", total).With("current", total - overdue).With("overdue", overdue).With("unapplied", 0m);
      return new JsonObject().With("ok", true).With("code", debtor.Key).With("document", Document(debtor)).With("fields", Read(debtor).Fields)
        .With("fieldCapabilities", Schema.Capabilities("DebtorCode", Columns, Texts, Added)).With("balance", balance)
        .With("count", 1).With("nextCursor", null);
    }
  }
}
