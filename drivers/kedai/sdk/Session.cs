using System;
using System.Collections.Generic;
using System.Globalization;

namespace Kedai.Desktop {
  /// <summary>A company that is open. The SQL edition has transactions and tables of others; the file edition saves one record at a time.</summary>
  public sealed class Session : IDisposable {
    const decimal LargeTotal = 100000;
    /// <summary>How often a moody SDK fails after it has saved, and how often it asks for a backup.</summary>
    const int FailsEvery = 50, AsksEvery = 20;
    static readonly Dictionary<string, string> Prefixes = new Dictionary<string, string> {
      { "Debtor", "300-X" }, { "Invoice", "IV-" }, { "CashSale", "CS-" }, { "Receipt", "RP-" }, { "Journal", "JE-" },
      { "CashPayment", "CP-" },
    };
    readonly Dictionary<string, Dictionary<string, Record>> kinds = new Dictionary<string, Dictionary<string, Record>>(StringComparer.Ordinal);
    readonly DataFile file;
    readonly bool isReadOnly;
    readonly bool isMoody = Environment.GetEnvironmentVariable("KEDAI_MOODY") != null;
    readonly Calculator calculator;
    readonly List<Record> log = new List<Record>();
    List<Change> pending;
    int saved, keys;

    /// <param name="isReadOnly">As the company is now, beside others that have it open, and without a lock.</param>
    public Session(string path, string user, string password, bool isReadOnly = false) {
      Console.WriteLine("Kedai SDK 9.1 (c) Kedai Bhd. Signed in as " + user + ".");
      if (password == "wrong") throw new KedaiException("Access denied for '" + user + "' with '" + password + "'.");
      file = new DataFile(path, isReadOnly);
      this.isReadOnly = isReadOnly;
      calculator = new Calculator(this);
      foreach (var record in file.New()) Take(record);
    }

    /// <summary>Takes in what others have saved.</summary>
    void Refresh() {
      if (pending == null && !isReadOnly) foreach (var record in file.New()) Take(record);
    }

    /// <summary>Every save in order, deletions too; the number of one is its place, from 1.</summary>
    public IList<Record> Log { get { return log; } }

    public static void Create(string path, bool isSql) {
      DataFile.Create(path, isSql);
      using (var session = new Session(path, "ADMIN", "")) session.file.Append(Starter.Records(), true);
    }

    public string Version { get { return Environment.GetEnvironmentVariable("KEDAI_VERSION") ?? "9.1"; } }

    public bool HasTransactions { get { return file.IsSql; } }

    public Record New(string kind) { return new Record(kind); }

    /// <summary>Null when there is none.</summary>
    public Record Find(string kind, string key) {
      Record record;
      Refresh();
      return Of(kind).TryGetValue(key, out record) ? record : null;
    }

    /// <summary>A copy that can be changed and saved.</summary>
    public Record Edit(Record record) { return record.Copy(); }

    public IEnumerable<Record> All(string kind) {
      Refresh();
      return new List<Record>(Of(kind).Values);
    }

    /// <summary>Fills in the totals, as the form does while a person types. Save does the same.</summary>
    public void Calculate(Record document) { calculator.Calculate(document); }

    public void Begin() {
      if (!file.IsSql) throw new KedaiException("Transactions need the SQL edition.");
      file.Take();
      Refresh();
      pending = new List<Change>();
    }

    public void Commit() {
      var together = new List<Record>();
      foreach (var change in pending) together.Add(change.After);
      file.Append(together, true);
      log.AddRange(together);
      pending = null;
      file.Release();
    }

    public void Rollback() {
      if (pending == null) return;
      for (var at = pending.Count - 1; at >= 0; at--) {
        var change = pending[at];
        if (change.Before == null) Of(change.After.Kind).Remove(change.After.Key);
        else Of(change.Before.Kind)[change.Before.Key] = change.Before;
      }
      pending = null;
      file.Release();
    }

    /// <summary>Calculates a document, numbers it where no key is given, and asks a person when an invoice is large.</summary>
    public void Save(Record record, string key = null) {
      if (record.Kind == "Invoice" || record.Kind == "CashSale") calculator.Calculate(record);
      if (record.Kind == "Invoice" && record.Raw("Cancelled") != "T" && record.Number("Total") > LargeTotal) Confirm();
      saved++;
      if (isMoody && saved % AsksEvery == 0) MessageBox.Ask("Backup reminder", "Back up your company now?", "Yes", "No");
      record.Key = record.Key ?? key ?? NextKey(record.Kind);
      if (!record.Stored.ContainsKey("DocKey")) record.Stored["DocKey"] = (keys + 1).ToString(CultureInfo.InvariantCulture);
      record.Stored["Changed"] = Now;
      if (!record.Stored.ContainsKey("Created")) record.Stored["Created"] = record.Stored["Changed"];
      Keep(record, true);
      if (isMoody && saved % FailsEvery == 0) throw new KedaiException("Unexpected error -2147467259.");
    }

    /// <summary>Takes a record out of the book.</summary>
    public void Delete(Record record) {
      var gone = record.Copy();
      gone.Stored[Record.Deleted] = "T";
      Keep(gone, true);
    }

    /// <summary>A row of a table that is not Kedai's; null when there is none. SQL edition only.</summary>
    public string ReadTable(string table, string key) {
      var row = Find(table, key);
      return row == null ? null : row.Raw("Text");
    }

    public void WriteTable(string table, string key, string text) {
      if (!file.IsSql) throw new KedaiException("Tables need the SQL edition.");
      var row = new Record(table) { Key = key };
      row.Stored["Text"] = text;
      Keep(row, false);
    }

    /// <summary>What is still owed on an invoice, as the form shows it.</summary>
    public string Outstanding(Record invoice) { return Columns.Shown("Total", Ledger.Outstanding(this, invoice).ToString(CultureInfo.InvariantCulture)); }

    public IList<Posting> Postings(Record document) { return Ledger.Postings(this, document); }

    public byte[] Print(Record document) { return Printer.Print(document); }

    /// <summary>The fields that the owner of the company has added to a form: name, type and size, as the schema has them.</summary>
    public IEnumerable<string[]> UserFields(string kind) {
      if (kind == "Debtor") return new[] { new[] { "UDF_Channel", "NVARCHAR", "20" }, new[] { "UDF_Rating", "DECIMAL", "2" } };
      if (kind == "Invoice") return new[] { new[] { "UDF_Since", "DATE", "" }, new[] { "UDF_Urgent", "BIT", "" } };
      return new string[0][];
    }

    public void Dispose() { file.Dispose(); }

    static void Confirm() {
      if (MessageBox.Ask("Kedai", "Credit limit exceeded. Save anyway?", "Yes", "No") == "No") throw new KedaiException("Cancelled by the user.");
    }

    void Keep(Record record, bool isFlushed) {
      if (pending != null) {
        pending.Add(new Change { Before = Find(record.Kind, record.Key), After = record });
        Hold(record);
        return;
      }
      file.Take();
      try {
        Refresh();
        file.Append(new[] { record }, isFlushed);
      } finally { file.Release(); }
      Take(record);
    }

    void Take(Record record) {
      log.Add(record);
      Hold(record);
    }

    void Hold(Record record) {
      if (record.IsDeleted) Of(record.Kind).Remove(record.Key);
      else Of(record.Kind)[record.Key] = record;
      keys = Math.Max(keys, (int)record.Number("DocKey"));
    }

    Dictionary<string, Record> Of(string kind) {
      Dictionary<string, Record> found;
      if (!kinds.TryGetValue(kind, out found)) kinds[kind] = found = new Dictionary<string, Record>(StringComparer.Ordinal);
      return found;
    }

    string NextKey(string kind) {
      for (var number = Of(kind).Count + 1;; number++) {
        var key = Prefixes[kind] + number.ToString("D6", CultureInfo.InvariantCulture);
        if (Find(kind, key) == null) return key;
      }
    }

    static string Now {
      get {
        return Environment.GetEnvironmentVariable("KEDAI_CLOCK")
          ?? DateTime.UtcNow.ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'", CultureInfo.InvariantCulture);
      }
    }

    sealed class Change {
      public Record Before, After;
    }
  }
}
