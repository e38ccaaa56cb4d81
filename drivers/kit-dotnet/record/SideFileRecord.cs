using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>
  /// For a package without transactions: a file beside the book, flushed before the package saves and after it did. What was begun and not
  /// marked as done is settled by looking into the package.
  /// </summary>
  public sealed class SideFileRecord : CommandRecord {
    const int ResultsMax = 10000;
    /// <summary>A commandId that is forgotten is proof of nothing, so it stays longer than any command can come again.</summary>
    const int DaysMax = 400;
    /// <summary>How many lines more than commands the file may have before it is written again.</summary>
    const int SpareLinesMax = 20000;
    readonly Dictionary<string, Entry> entries = new Dictionary<string, Entry>(StringComparer.Ordinal);
    readonly Dictionary<string, string> days = new Dictionary<string, string>(StringComparer.Ordinal);
    readonly List<string> order = new List<string>();
    readonly PackageBook book;
    readonly string path;
    readonly Func<DateTime> now;
    FileStream file;

    public SideFileRecord(PackageBook book, string path, Func<DateTime> now = null) {
      this.book = book;
      this.path = path;
      this.now = now ?? (() => DateTime.UtcNow);
      file = BookLock.OpenAlone(path);
      var lines = ReadLines();
      if (lines > order.Count + SpareLinesMax || IsAnyOld()) Compact();
    }

    public override bool IsExactlyOnce { get { return false; } }

    public override Entry Find(string commandId) {
      Entry entry;
      return entries.TryGetValue(commandId, out entry) ? entry : null;
    }

    public override IList<string> PartsBegun(string commandId) {
      return order.FindAll(id => id.StartsWith(commandId + "#", StringComparison.Ordinal));
    }

    public override JsonObject Save(string commandId, string fingerprint, Write write, Func<JsonObject, JsonObject> noted) {
      if (write.Parts == null) return SavePart(commandId, fingerprint, write, noted);
      var begun = Find(commandId) ?? new Entry { Fingerprint = fingerprint };
      Mark(commandId, begun);
      try {
        begun.Record = write.Joined(
          SaveParts(commandId, write, (mark, part) => SavePart(mark, fingerprint, part, noted), mark => KnownPart(mark, noted)));
      } catch (Exception failure) when (!(failure is UncertainSave)) {
        if (PartsBegun(commandId).Count > 0) throw new UncertainSave("A part of the command was saved, and another was not. " + failure.Message);
        Settle(commandId, begun, null);
        throw;
      }
      try { Mark(commandId, begun); }
      catch (IOException failure) { throw NotRecorded(failure); }
      return begun.Record;
    }

    static UncertainSave NotRecorded(IOException failure) {
      return new UncertainSave("It was saved, but that could not be recorded. " + failure.Message);
    }

    /// <summary>An SDK can fail after it has saved, so that a failure is settled like a crash.</summary>
    JsonObject SavePart(string mark, string fingerprint, Write write, Func<JsonObject, JsonObject> noted) {
      var begun = new Entry { Fingerprint = fingerprint, Asked = write.Asked, Before = write.Before, Target = write.Target };
      Mark(mark, begun);
      JsonObject record;
      try {
        record = write.Save(mark);
      } catch (Exception failure) {
        var settling = Settling.Of(book, mark, begun);
        if (!settling.IsCertain) throw new UncertainSave(failure.Message);
        record = settling.Record;
        if (record == null) {
          Settle(mark, begun, null);
          throw;
        }
      }
      try { Settle(mark, begun, noted(record)); }
      catch (IOException failure) { throw NotRecorded(failure); }
      return begun.Record;
    }

    /// <summary>A part that an earlier run has saved, and null for one that is still to be saved.</summary>
    JsonObject KnownPart(string mark, Func<JsonObject, JsonObject> noted) {
      var part = Find(mark);
      if (part == null || part.Record != null) return part == null ? null : part.Record;
      var settling = Settling.Of(book, mark, part);
      if (!settling.IsCertain) throw new UncertainSave("A part of the command was begun before a crash.");
      Settle(mark, part, settling.Record == null ? null : noted(settling.Record));
      return part.Record;
    }

    public override void Settle(string commandId, Entry begun, JsonObject record) {
      if (record != null) {
        begun.Record = record.With("asked", begun.Asked);
        Mark(commandId, begun);
        return;
      }
      Append(new JsonObject().With("commandId", commandId).With("undone", true), true);
      Forget(commandId);
    }

    void Forget(string commandId) {
      entries.Remove(commandId);
      days.Remove(commandId);
      order.Remove(commandId);
    }

    protected override void KeepResult(string commandId, Entry entry) {
      Append(new JsonObject().With("commandId", commandId).With("result", entry.Result), false);
    }

    /// <summary>A command is begun with a line of all that is known, and done with a line of its record.</summary>
    void Mark(string commandId, Entry entry) {
      if (entries.ContainsKey(commandId) && entry.Record != null) {
        Append(new JsonObject().With("commandId", commandId).With("record", entry.Record), true);
        return;
      }
      var day = entries.ContainsKey(commandId) ? days[commandId] : Text.Day(now());
      Append(Line(commandId, entry, day), true);
      if (!entries.ContainsKey(commandId)) order.Add(commandId);
      days[commandId] = day;
      entries[commandId] = entry;
    }

    static JsonObject Line(string commandId, Entry entry, string day) { return entry.Written().With("commandId", commandId).With("day", day); }

    void Append(JsonObject mark, bool isFlushed) { Lines.Append(file, Json.Write(mark), isFlushed); }

    /// <summary>How many lines there were. A last line without its end was never written.</summary>
    int ReadLines() {
      var content = new byte[file.Length];
      for (var got = 0; got < content.Length;) got += file.Read(content, got, content.Length - got);
      var whole = Array.LastIndexOf(content, (byte)'\n') + 1;
      file.SetLength(whole);
      file.Position = whole;
      var lines = Encoding.UTF8.GetString(content, 0, whole).Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
      foreach (var line in lines) Take(Json.ReadObject(line));
      return lines.Length;
    }

    void Take(JsonObject mark) {
      var commandId = mark.Text("commandId");
      if (mark.IsTrue("undone")) {
        Forget(commandId);
        return;
      }
      var known = Find(commandId);
      if (known == null) {
        order.Add(commandId);
        days[commandId] = mark.Text("day");
        entries[commandId] = Entry.Read(mark);
        return;
      }
      known.Record = mark.Object("record") ?? known.Record;
      known.Result = mark.Object("result") ?? known.Result;
    }

    string OldestDay { get { return Text.Day(now().AddDays(-DaysMax)); } }

    bool IsAnyOld() { return order.Count > 0 && string.CompareOrdinal(days[order[0]], OldestDay) < 0; }

    /// <summary>Writes the file again with one line for each command, next to the old file until it is complete.</summary>
    void Compact() {
      order.RemoveAll(id => string.CompareOrdinal(days[id], OldestDay) < 0 && entries.Remove(id));
      for (var at = 0; at < order.Count - ResultsMax; at++) entries[order[at]].Result = null;
      var compacted = path + ".new";
      var old = file;
      using (file = new FileStream(compacted, FileMode.Create, FileAccess.Write)) {
        foreach (var id in order) Append(Line(id, entries[id], days[id]), false);
        file.Flush(true);
      }
      old.Dispose();
      // On Windows a file that is open cannot be replaced. The package still has the book, so that no other driver comes in between.
      if (File.Exists(path)) File.Replace(compacted, path, null);
      else File.Move(compacted, path);
      file = BookLock.OpenAlone(path);
      file.Position = file.Length;
    }

    public override void Dispose() { file.Dispose(); }
  }

  /// <summary>The package may have saved, and does not tell.</summary>
  public sealed class UncertainSave : Exception {
    public UncertainSave(string message) : base(message) { }
  }
}
