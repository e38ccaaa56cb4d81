using System;
using System.Collections.Generic;
using System.IO;
using Ledgerline.DriverKit;

/// <summary>A package in memory that is interrupted after it has saved, before the record beside the book has its end.</summary>
sealed class InterruptedSave {
  readonly string folder = Path.Combine(Path.GetTempPath(), "ledgerline-" + Path.GetRandomFileName());
  string stamped;

  string PathOf(string end) { return Path.Combine(folder, end); }

  /// <summary>Who wrote the row, as the file says after the package failed in the middle, or a crash and a lookup.</summary>
  public IList<string> WriterAfter(string end) {
    Directory.CreateDirectory(folder);
    try {
      using (var book = new DebtorBook(this, PathOf("failure")))
        book.Runner.Run(new Command { Id = "c-1", Type = "create-debtor", Payload = new JsonObject() }, () => { });
      if (end == "crash") using (var book = new DebtorBook(this, PathOf(end))) book.Runner.Lookup("c-1", true);
      var writers = new WritersInFile(PathOf(end));
      var writing = writers.Refresh();
      var note = writers.NoteOf(ChangeRow.NoteKey("debtor", "A", "document"));
      return new[] { writing, note == null ? null : note.CommandId };
    } finally { Directory.Delete(folder, true); }
  }

  JsonObject Save(string stamp) {
    stamped = stamp;
    using (var now = new FileStream(PathOf("failure"), FileMode.Open, FileAccess.Read, FileShare.ReadWrite))
    using (var crashed = File.Create(PathOf("crash"))) now.CopyTo(crashed);
    throw new IOException("The connection to the package was lost.");
  }

  sealed class DebtorBook : PackageBook, IDisposable {
    public readonly CommandRunner Runner;
    readonly InterruptedSave package;
    readonly CommandRecord record;

    public DebtorBook(InterruptedSave package, string file) {
      this.package = package;
      record = new SideFileRecord(this, file);
      Writes["create-debtor"] = command => new Write { Asked = new JsonObject(), Save = package.Save };
      Runner = new CommandRunner(this, new Log(TextWriter.Null));
    }

    public override JsonObject FindStamped(string stamp) { return stamp == package.stamped ? new JsonObject().With("code", "A") : null; }
    public override bool TellsChanges { get { return true; } }

    public override IEnumerable<ChangeRow> Written(JsonObject saved) {
      yield return new ChangeRow { Entity = "debtor", Key = saved.Text("code"), Content = new JsonObject().With("name", "Alpha") };
    }

    public override string Name { get { return "interrupted"; } }
    public override string Version { get { return "1.0.0"; } }
    public override IList<JsonObject> Settings { get { return new JsonObject[0]; } }
    public override ExactlyOnce ExactlyOnce { get { return ExactlyOnce.NoBook; } }
    public override CommandRecord Record { get { return record; } }
    public override JsonObject Open(JsonObject settings) { return new JsonObject(); }
    public override void Close() { }
    public override JsonObject Present(JsonObject saved) { return saved; }
    public void Dispose() { record.Dispose(); }
  }
}
