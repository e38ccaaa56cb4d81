using System;
using System.Collections.Generic;
using System.IO;
using Ledgerline.DriverKit;

/// <summary>A package in memory that bulk commands are run in: it cuts names at 5 characters, and fails to save a debtor called "fails".</summary>
sealed class BulkPackage : PackageBook {
  const int NameLengthMax = 5;
  readonly string path = Path.GetTempFileName();
  readonly Dictionary<string, string> table = new Dictionary<string, string>();
  readonly CommandRecord record;
  /// <summary>By code: the name, and the stamp.</summary>
  SortedDictionary<string, string[]> debtors = new SortedDictionary<string, string[]>(StringComparer.Ordinal), before;

  public BulkPackage(JsonObject input) {
    foreach (var code in (List<object>)input["known"]) debtors[(string)code] = new[] { "", "" };
    Writes["create-debtor"] = Create;
    Writes["bulk-create-debtors"] = command => Bulk.Prepare(this, command, "create-debtor");
    record = input.IsTrue("hasTransactions")
      ? (CommandRecord)new TransactionRecord(Begin, () => { }, () => debtors = before, Stored, (id, text) => table[id] = text)
      : new SideFileRecord(this, path);
  }

  void Begin() { before = new SortedDictionary<string, string[]>(debtors, StringComparer.Ordinal); }

  string Stored(string id) {
    string text;
    return table.TryGetValue(id, out text) ? text : null;
  }

  Write Create(Command command) {
    var code = command.Required("debtorCode");
    var name = command.Required("companyName");
    if (debtors.ContainsKey(code)) throw new Refusal("RECORD_EXISTS", "Debtor " + code + " already exists.", "/debtorCode");
    return new Write { Asked = new JsonObject().With("CompanyName", name), Save = stamp => {
      if (name == "fails") throw new IOException("The disk is full.");
      debtors[code] = new[] { name.Substring(0, Math.Min(name.Length, NameLengthMax)), stamp };
      return new JsonObject().With("code", code);
    } };
  }

  /// <summary>What the command came to, in short, and the debtors afterwards.</summary>
  public JsonObject Run(JsonObject payload) {
    try {
      var command = new Command { Id = "bulk-1", Type = "bulk-create-debtors", Payload = payload };
      var ran = new CommandRunner(this, new Log(TextWriter.Null)).Run(command, () => { });
      if (!ran.Has("results")) throw new Refusal(ran.Object("error").Text("code"), "");
      var rows = new List<string>();
      foreach (var row in ran.Objects("results"))
        rows.Add(row.Has("error") ? row.Object("error").Text("code") : row.IsTrue("saved") ? "saved" : "checked");
      var differences = new List<object>();
      if (ran.Has("writeVerification")) foreach (var each in ran.Object("writeVerification").Objects("differences")) differences.Add(each["path"]);
      return new JsonObject().With("ok", ran["ok"]).With("saved", ran["saved"]).With("operationUsed", ran["operationUsed"]).With("rows", rows)
        .With("message", ran.Has("error") ? ran.Object("error")["message"] : null).With("differences", differences)
        .With("kept", new List<string>(debtors.Keys));
    } finally {
      record.Dispose();
      File.Delete(path);
    }
  }

  public override JsonObject FindStamped(string stamp) {
    foreach (var pair in debtors) if (pair.Value[1] == stamp) return new JsonObject().With("code", pair.Key);
    return null;
  }

  public override JsonObject Present(JsonObject saved) {
    var code = saved.Text("code");
    return new ReadBack().Field("CompanyName", () => debtors[code][0]).Result(saved.Object("asked"), "CreateRecord").With("code", code);
  }

  public override string Name { get { return "bulk"; } }
  public override string Version { get { return "1.0.0"; } }
  public override IList<JsonObject> Settings { get { return new JsonObject[0]; } }
  public override ExactlyOnce ExactlyOnce { get { return ExactlyOnce.SomeBooks; } }
  public override CommandRecord Record { get { return record; } }
  public override JsonObject Open(JsonObject settings) { return new JsonObject(); }
  public override void Close() { }
}
