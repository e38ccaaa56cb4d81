using System;
using System.Collections.Generic;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>What is known about a command that was begun. Without Record it is not known whether the package saved it.</summary>
  public sealed class Entry {
    public string Fingerprint;
    public JsonObject Asked, Before, Target, Record, Result;

    /// <summary>Data that settles a command is no longer needed once there is a record.</summary>
    public JsonObject Written() {
      var written = new JsonObject().WithKnown("fingerprint", Fingerprint);
      if (Record == null) return written.WithKnown("asked", Asked).WithKnown("before", Before).WithKnown("target", Target);
      return written.With("record", Record).WithKnown("result", Result);
    }

    public static Entry Read(JsonObject from) {
      return new Entry {
        Fingerprint = from.Text("fingerprint"), Asked = from.Object("asked"), Before = from.Object("before"),
        Target = from.Object("target"), Record = from.Object("record"), Result = from.Object("result"),
      };
    }
  }

  /// <summary>Remembers commands, so that each is saved once. An author chooses one of the two kinds, and writes none.</summary>
  public abstract class CommandRecord : IDisposable {
    const int ResultCharactersMax = 64 * 1024;

    /// <summary>True only when the record and the change are one transaction.</summary>
    public abstract bool IsExactlyOnce { get; }
    /// <summary>Null: the command was never begun, or nothing of it was saved.</summary>
    public abstract Entry Find(string commandId);
    /// <summary>Saves and records, and returns the record.</summary>
    /// <param name="noted">Adds to a record what rows the save has left.</param>
    public abstract JsonObject Save(string commandId, string fingerprint, Write write, Func<JsonObject, JsonObject> noted);
    /// <summary>After a crash: with the record of what the package has, or null when it has nothing of the command.</summary>
    public abstract void Settle(string commandId, Entry begun, JsonObject record);
    public virtual void Dispose() { }

    /// <summary>Keeps the result, so that a later change by a person does not show up as a mismatch of this command.</summary>
    public void Remember(string commandId, JsonObject result) {
      var entry = Find(commandId);
      if (entry == null || entry.Result != null || Json.Write(result).Length > ResultCharactersMax) return;
      entry.Result = result;
      KeepResult(commandId, entry);
    }

    /// <summary>Not flushed: a lost result is presented again.</summary>
    protected abstract void KeepResult(string commandId, Entry entry);

    public static string FingerprintOf(string type, JsonObject payload) {
      using (var sha = SHA256.Create()) {
        var text = new StringBuilder();
        foreach (var each in sha.ComputeHash(Encoding.UTF8.GetBytes(type + "\n" + Json.Canonical(payload))))
          text.Append(each.ToString("x2", CultureInfo.InvariantCulture));
        return text.ToString();
      }
    }

    /// <summary>The marks of the parts of a command that were begun. A part that was refused has none.</summary>
    public virtual IList<string> PartsBegun(string commandId) { return new string[0]; }

    /// <summary>The command of a stamp, which can be that of one of its parts.</summary>
    public static string CommandOf(string stamp) {
      var part = stamp.LastIndexOf('#');
      return part < 0 ? stamp : stamp.Substring(0, part);
    }

    /// <summary>The mark of one save of several.</summary>
    public static string PartOf(string commandId, int index) { return commandId + "#" + (index + 1).ToString(CultureInfo.InvariantCulture); }

    /// <summary>Every part in order.</summary>
    protected static IList<JsonObject> SaveParts(string commandId, Write write, Func<string, Write, JsonObject> save, Func<string, JsonObject> known) {
      var records = new List<JsonObject>();
      for (var index = 0; index < write.Parts.Count; index++) {
        var mark = PartOf(commandId, index);
        var record = known(mark);
        if (record == null) {
          try { record = save(mark, write.Parts[index]()); }
          catch (Refusal refusal) when (!write.StopsAtRefusal) { record = new JsonObject().With("error", refusal.Error()); }
        }
        records.Add(record);
      }
      return records;
    }
  }
}
