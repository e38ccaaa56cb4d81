using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;
using Ledgerline.DriverKit;

/// <summary>The driver: what a debtor is in the notebook. Protocol, once-only and read-back are the kit's.</summary>
sealed class NotebookBook : PackageBook {
  Notebook notebook;
  CommandRecord record;

  NotebookBook() {
    Reads["read-debtors"] = Listed;
    Reads["arap-statement-acct-pdf"] = Printed;
    Writes["create-debtor"] = Create;
    Writes["update-debtor"] = Update;
  }

  public override string Name { get { return "NAME"; } }
  public override string Version { get { return "0.1.0"; } }
  public override ExactlyOnce ExactlyOnce { get { return ExactlyOnce.NoBook; } }
  /// <summary>The doctor of the connector warns if the package is of another version than the driver was tested with.</summary>
  public override JsonObject Package { get { return new JsonObject().With("name", "Notebook").With("version", Notebook.Version); } }
  public override string[] TestedVersions { get { return new[] { "1.0", "1.0" }; } }
  public override CommandRecord Record { get { return record; } }

  public override IList<JsonObject> Settings {
    get {
      return new[] { new JsonObject().With("name", "notebook").With("label", "Notebook").With("hint", "The file with the debtors.").With("required", true) };
    }
  }

  public override JsonObject Open(JsonObject settings) {
    var path = settings.Text("notebook");
    if (string.IsNullOrEmpty(path)) throw new BookClosed("book_unavailable", "The setting notebook must be the path of a notebook.");
    // The lock of the record is the lock of the book, so it comes first.
    record = new SideFileRecord(this, path + ".commands");
    notebook = new Notebook(path);
    return new JsonObject();
  }

  public override void Close() { record.Dispose(); }

  public override bool TellsChanges { get { return true; } }

  /// <summary>In a process of its own, beside a person who has the notebook open: it reads, and takes no lock.</summary>
  public override WatchedBook Watch(JsonObject settings) {
    var path = settings.Text("notebook");
    if (string.IsNullOrEmpty(path)) throw new BookClosed("book_unavailable", "The setting notebook must be the path of a notebook.");
    var watched = new WatchedBook { Mark = () => MarkOf(new FileInfo(path)), Writers = new WritersInFile(path + ".commands") };
    watched.Sources.Add(new ByScan("debtor", () => Rows(new Notebook(path))));
    return watched;
  }

  static string MarkOf(FileInfo file) {
    return file.Exists ? Text.Instant(file.LastWriteTimeUtc) + " " + file.Length.ToString(CultureInfo.InvariantCulture) : "none";
  }

  static IEnumerable<ChangeRow> Rows(Notebook from) { foreach (var pair in from.Debtors) yield return RowOf(pair.Key, pair.Value[0]); }

  static ChangeRow RowOf(string code, string name) { return new ChangeRow { Entity = "debtor", Key = code, Content = name }; }

  public override IEnumerable<ChangeRow> Written(JsonObject saved) {
    var code = saved.Text("code");
    return new[] { RowOf(code, notebook.Debtors[code][0]) };
  }

  JsonObject Listed(Command command) {
    var rows = new List<JsonObject>();
    foreach (var pair in notebook.Debtors)
      rows.Add(new JsonObject().With("debtorCode", pair.Key).With("companyName", pair.Value[0]).With("isActive", true));
    return Paging.Page(rows, command.Payload);
  }

  /// <summary>Checks first; nothing is saved until the kit calls Save.</summary>
  Write Create(Command command) {
    var name = command.Required("companyName");
    var code = command.Payload.Text("debtorCode") ?? notebook.NextCode();
    if (notebook.Debtors.ContainsKey(code)) throw new Refusal("RECORD_EXISTS", "Debtor " + code + " already exists.", "/debtorCode");
    return new Write { Asked = new JsonObject().With("CompanyName", name), Save = stamp => {
      notebook.Save(code, name, stamp);
      return Saved(code, "CreateRecord");
    } };
  }

  /// <summary>A change has no stamp of its own: what the debtor was before tells whether it was saved.</summary>
  Write Update(Command command) {
    var code = Known(command);
    var name = command.Required("companyName");
    var before = notebook.Debtors[code];
    return new Write {
      Asked = new JsonObject().With("CompanyName", name), Before = new JsonObject().With("CompanyName", before[0]), Target = Saved(code, "UpdateRecord"),
      Save = stamp => {
        notebook.Save(code, name, before[1]);
        return Saved(code, "UpdateRecord");
      },
    };
  }

  JsonObject Printed(Command command) {
    var code = Known(command);
    Artifacts.Give(command, Encoding.ASCII.GetBytes("%PDF-1.4 debtor"), code + ".pdf", "application/pdf");
    return new JsonObject().With("ok", true).With("count", 1).With("nextCursor", null);
  }

  string Known(Command command) {
    var code = command.Required("debtorCode");
    if (!notebook.Debtors.ContainsKey(code)) throw new Refusal("NOT_FOUND", "Debtor " + code + " does not exist in this account book.", "/debtorCode");
    return code;
  }

  static JsonObject Saved(string code, string operation) { return new JsonObject().With("code", code).With("operation", operation); }

  public override JsonObject FindStamped(string stamp) {
    foreach (var pair in notebook.Debtors) if (pair.Value[1] == stamp) return Saved(pair.Key, "CreateRecord");
    return null;
  }

  ReadBack Read(string code) { return new ReadBack().Field("DebtorCode", () => code).Field("CompanyName", () => notebook.Debtors[code][0]); }

  public override JsonObject Fields(JsonObject target) { return Read(target.Text("code")).Fields; }

  public override JsonObject Present(JsonObject saved) {
    return Read(saved.Text("code")).Result(saved.Object("asked"), saved.Text("operation")).With("code", saved["code"]);
  }

  static int Main() { return DriverProgram.Run(new NotebookBook()); }
}
