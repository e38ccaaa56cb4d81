using System;

namespace Ledgerline.DriverKit {
  /// <summary>For a package whose SDK has transactions and lets us have a table: command and change are saved together or not at all.</summary>
  public sealed class TransactionRecord : CommandRecord {
    readonly Action begin, commit, rollBack;
    readonly Func<string, string> read;
    readonly Action<string, string> write;

    /// <param name="begin">Begins a transaction of the package.</param>
    /// <param name="commit">Returns when everything since begin is on disk.</param>
    /// <param name="rollBack">Forgets everything since begin; it reopens the book if the SDK keeps half of it in memory.</param>
    /// <param name="read">The text of a commandId in our table; null when there is none.</param>
    /// <param name="write">Inserts or replaces that text, within the transaction if one is open.</param>
    public TransactionRecord(Action begin, Action commit, Action rollBack, Func<string, string> read, Action<string, string> write) {
      this.begin = begin;
      this.commit = commit;
      this.rollBack = rollBack;
      this.read = read;
      this.write = write;
    }

    public override bool IsExactlyOnce { get { return true; } }

    public override Entry Find(string commandId) {
      var text = read(commandId);
      return text == null ? null : Entry.Read(Json.ReadObject(text));
    }

    public override JsonObject Save(string commandId, string fingerprint, Write asked, Func<JsonObject, JsonObject> noted) {
      begin();
      try {
        var record = asked.Parts == null
          ? SavePart(commandId, asked, noted)
          : asked.Joined(SaveParts(commandId, asked, (stamp, part) => SavePart(stamp, part, noted), mark => null));
        write(commandId, Json.Write(new Entry { Fingerprint = fingerprint, Record = record }.Written()));
        commit();
        return record;
      } catch {
        rollBack();
        // A commit can fail after it was made.
        var kept = Find(commandId);
        if (kept == null) throw;
        return kept.Record;
      }
    }

    /// <summary>Who wrote each row is noted in the same transaction.</summary>
    JsonObject SavePart(string stamp, Write asked, Func<JsonObject, JsonObject> noted) {
      var record = noted(asked.Save(stamp));
      foreach (var rowNote in record.Objects("rowNotes"))
        write(rowNote.Text("note"), Json.Write(rowNote.Without("note").With("commandId", CommandOf(stamp))));
      return record.Without("rowNotes").With("asked", asked.Asked);
    }

    protected override void KeepResult(string commandId, Entry entry) { write(commandId, Json.Write(entry.Written())); }

    public override void Settle(string commandId, Entry begun, JsonObject record) {
      throw new InvalidOperationException("A transaction leaves nothing to settle.");
    }
  }
}
