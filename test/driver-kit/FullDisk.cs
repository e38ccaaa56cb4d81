using System;
using System.Collections.Generic;
using System.IO;
using Ledgerline.DriverKit;

/// <summary>A package in memory whose record beside the book meets a disk that is full. Run on a disk of a few kilobytes.</summary>
sealed class FullDisk {
  const int Commands = 24;
  readonly string folder = Path.Combine(Path.GetTempPath(), "ledgerline-" + Path.GetRandomFileName());
  readonly List<string> saved = new List<string>();

  /// <summary>How commands ended whose names are long, or short for every third; and what of it is not so.</summary>
  public JsonObject Ends(int characters) {
    Directory.CreateDirectory(folder);
    try {
      var ends = new List<string>();
      using (var book = new DebtorBook(this))
        for (var at = 0; at < Commands; at++) ends.Add(End(book, "c-" + at, new string('x', at % 3 == 2 ? 1 : characters)));
      using (var book = new DebtorBook(this)) return new JsonObject().With("ends", ends).With("faults", Faults(book, ends));
    } finally { Directory.Delete(folder, true); }
  }

  static string End(DebtorBook book, string id, string name) {
    try {
      book.Runner.Run(new Command { Id = id, Type = "create-debtor", Payload = new JsonObject().With("name", name) }, () => { });
      return "done";
    } catch (Failure failure) { return failure.Outcome; }
  }

  IList<string> Faults(DebtorBook book, IList<string> ends) {
    var faults = new List<string>();
    for (var at = 0; at < ends.Count; at++) {
      var id = "c-" + at;
      var copies = saved.FindAll(stamp => stamp == id).Count;
      if ((ends[at] == "done" && copies != 1) || (ends[at] == "not_applied" && copies != 0))
        faults.Add(id + " is said to be " + ends[at] + " and was saved " + copies + " times");
      var isFound = book.Runner.Lookup(id, true).IsTrue("found");
      if (isFound != copies > 0) faults.Add(id + " was saved " + copies + " times and is found: " + isFound);
    }
    return faults;
  }

  sealed class DebtorBook : PackageBook, IDisposable {
    public readonly CommandRunner Runner;
    readonly FullDisk package;
    readonly CommandRecord record;

    public DebtorBook(FullDisk package) {
      this.package = package;
      record = new SideFileRecord(this, Path.Combine(package.folder, "commands"));
      Writes["create-debtor"] = command => new Write { Asked = command.Payload, Save = Saved };
      Runner = new CommandRunner(this, new Log(TextWriter.Null));
    }

    JsonObject Saved(string stamp) {
      package.saved.Add(stamp);
      return new JsonObject().With("code", stamp);
    }

    public override JsonObject FindStamped(string stamp) { return package.saved.Contains(stamp) ? new JsonObject().With("code", stamp) : null; }
    public override string Name { get { return "full"; } }
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
