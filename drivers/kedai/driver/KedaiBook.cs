using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>A company of Kedai: how it is opened, how commands are recorded, and which commands there are.</summary>
  sealed class KedaiBook : PackageBook {
    const string Table = "XTable_LEDGERLINE";
    static readonly string[] Stamped = { "Invoice", "CashSale", "CashPayment", "Receipt", "Journal", "Debtor", "Item" };
    readonly KedaiDialogs dialogs = new KedaiDialogs();
    readonly Dictionary<string, Func<Record, JsonObject, JsonObject>> presented = new Dictionary<string, Func<Record, JsonObject, JsonObject>>();
    Session session;
    BookLock bookLock;
    CommandRecord record;

    KedaiBook() {
      DialogAnswers["Backup reminder"] = "No";
      new Debtors(this).Register();
      new Items(this).Register();
      new Sales(this).Register();
      new Payments(this).Register();
      new Ledgers(this).Register();
    }

    public override string Name { get { return "kedai"; } }
    public override string Version { get { return "1.0.0"; } }
    public override ExactlyOnce ExactlyOnce { get { return ExactlyOnce.SomeBooks; } }
    public override CommandRecord Record { get { return record; } }
    public override IDialogs Dialogs { get { return dialogs; } }
    public override IDialogDrawing DialogDrawing { get { return dialogs; } }
    public override JsonObject Package { get { return new JsonObject().With("name", "Kedai Desktop").With("version", session.Version); } }
    public override string[] TestedVersions { get { return new[] { "9.0", "9.1" }; } }
    public Session Session { get { return session; } }

    public override TimeSpan DialogPatience {
      get {
        var seconds = Environment.GetEnvironmentVariable("KEDAI_DIALOG_SECONDS");
        return seconds == null ? base.DialogPatience : TimeSpan.FromSeconds(double.Parse(seconds, CultureInfo.InvariantCulture));
      }
    }

    public override IList<JsonObject> Settings {
      get {
        return new[] {
          new JsonObject().With("name", "file").With("label", "Data file").With("hint", "The path of the company, for example C:\\Kedai\\SHOP.kedai.")
            .With("required", true),
          new JsonObject().With("name", "user").With("label", "User of Kedai"),
          new JsonObject().With("name", "password").With("label", "Password").With("type", "password"),
        };
      }
    }

    public override bool HasProposals { get { return true; } }

    public override JsonObject Propose(JsonObject settings) {
      var file = settings.Text("file") ?? "";
      var warnings = File.Exists(file) ? new string[0] : new[] { "There is no company in " + file + "." };
      return new JsonObject().With("settings", settings.Without().With("user", settings.Text("user") ?? "ADMIN")).With("choices", new JsonObject())
        .With("warnings", warnings);
    }

    public override JsonObject Open(JsonObject settings) {
      var file = FileOf(settings);
      bookLock = new BookLock(file + ".driver");
      try { session = Opened(file, settings, false); }
      catch (BookClosed) {
        bookLock.Dispose();
        throw;
      }
      record = session.HasTransactions
        ? (CommandRecord)new TransactionRecord(session.Begin, session.Commit, session.Rollback, id => session.ReadTable(Table, id), WriteRow)
        : new SideFileRecord(this, file + ".commands");
      var texts = new JsonObject();
      foreach (var name in new[] { "companyName", "description", "ref" }) texts[name] = new JsonObject().With("maxLength", 40);
      return new JsonObject().With("currencies", new[] { "MYR" }).With("codes", new JsonObject().With("taxCode", Keys("TaxCode"))).With("fieldLimits", texts);
    }

    public override bool TellsChanges { get { return true; } }

    public override WatchedBook Watch(JsonObject settings) { return new KedaiWatch(FileOf(settings), settings, Table); }

    public override IEnumerable<ChangeRow> Written(JsonObject saved) {
      return KedaiRows.WrittenBy(session, session.Find(saved.Text("kind"), saved.Text("key")));
    }

    static string FileOf(JsonObject settings) {
      var file = settings.Text("file");
      if (string.IsNullOrEmpty(file)) throw new BookClosed("book_unavailable", "The setting file must be the path of a company of Kedai.");
      return file;
    }

    void WriteRow(string id, string text) { session.WriteTable(Table, id, text); }

    public static Session Opened(string file, JsonObject settings, bool isReadOnly) {
      try { return new Session(file, settings.Text("user") ?? "ADMIN", settings.Text("password") ?? "", isReadOnly); }
      catch (KedaiException failure) { throw new BookClosed(CodeOf(failure), failure.Message); }
    }

    static string CodeOf(KedaiException failure) {
      if (failure.Message.Contains("in use")) return "book_locked";
      return failure.Message.StartsWith("Access denied", StringComparison.Ordinal) ? "needs_password" : "book_unavailable";
    }

    IList<string> Keys(string kind) {
      var keys = new List<string>();
      foreach (var each in session.All(kind)) keys.Add(each.Key);
      return keys;
    }

    public override void Close() {
      record.Dispose();
      session.Dispose();
      bookLock.Dispose();
    }

    /// <summary>How a kind of record is shown: from what the package has, and what was asked; null where nothing was.</summary>
    public void Shows(string kind, Func<Record, JsonObject, JsonObject> present) { presented[kind] = present; }

    public override JsonObject Present(JsonObject saved) {
      // Of several saves the first is the document.
      var first = saved.Has("parts") ? saved.Objects("parts")[0] : saved;
      return presented[first.Text("kind")](Known(first.Text("kind"), first.Text("key"), ""), first);
    }

    public override JsonObject FindStamped(string stamp) {
      foreach (var kind in Stamped)
        foreach (var found in session.All(kind)) {
          if (Form.Text(found, "CommandId") == stamp) return Saved(found, kind == "Debtor" || kind == "Item" ? "CreateRecord" : "CreateDocument");
          if (Form.Text(found, "VoidedBy") == stamp) return Saved(found, kind == "Debtor" ? "DeactivateRecord" : "CancelDocument");
        }
      return null;
    }

    /// <summary>Changes have no room for a stamp, so that they are compared.</summary>
    public override JsonObject Fields(JsonObject target) {
      return Form.Texts(Known(target.Text("kind"), target.Text("key"), ""), Debtors.Columns, Sales.Columns);
    }

    public static JsonObject Saved(Record saved, string operation) {
      return new JsonObject().With("kind", saved.Kind).With("key", saved.Key).With("operation", operation);
    }

    /// <summary>A write of one record, stamped with what it is found by after a crash.</summary>
    public Write Saving(Record made, string key, string operation, JsonObject asked) {
      return new Write { Asked = asked, Save = stamp => {
        made[operation.StartsWith("Create", StringComparison.Ordinal) ? "CommandId" : "VoidedBy"] = stamp;
        session.Save(made, key);
        return Saved(made, operation);
      } };
    }

    /// <summary>A change of texts, by column.</summary>
    public Write Changing(Record found, JsonObject changes, string operation, JsonObject asked) {
      var before = new JsonObject();
      foreach (var column in changes.Names) before[column] = Form.Text(found, column) ?? "";
      return new Write { Asked = asked, Before = before, Target = Saved(found, operation), Save = stamp => {
        var changed = session.Edit(found);
        foreach (var column in changes.Names) changed[column] = changes.Text(column);
        session.Save(changed);
        return Saved(changed, operation);
      } };
    }

    public Record Known(string kind, string key, string path) {
      var found = session.Find(kind, key);
      if (found == null) throw new Refusal("NOT_FOUND", key + " does not exist in this account book.", path);
      return found;
    }

    /// <summary>A code that a payload names, such as that of a debtor.</summary>
    public Record Named(string kind, string code, string path) {
      var found = session.Find(kind, code);
      if (found == null) throw new Refusal("UNKNOWN_CODE", code + " is not a code of this account book.", path);
      return found;
    }

    /// <summary>Kedai has no place for other fields, and what has no place is refused rather than lost.</summary>
    public static void TakeOnly(JsonObject payload, string path, params string[] names) {
      foreach (var name in payload.Names)
        if (Array.IndexOf(names, name) < 0) throw new Refusal("NOT_SUPPORTED", "Kedai has no place for " + name + ". Leave it out.", path + "/" + name);
    }

    static int Main(string[] arguments) {
      if (arguments.Length == 3 && arguments[0] == "new-company") {
        Session.Create(arguments[1], arguments[2] == "sql");
        return 0;
      }
      var culture = Environment.GetEnvironmentVariable("KEDAI_CULTURE");
      if (culture != null) CultureInfo.DefaultThreadCurrentCulture = CultureInfo.GetCultureInfo(culture);
      return DriverProgram.Run(new KedaiBook());
    }
  }
}
