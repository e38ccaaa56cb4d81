using System;
using System.Collections.Generic;
using System.Diagnostics;

namespace Ledgerline.DriverKit {
  /// <summary>The book as a process reads it that takes no lock and runs no command.</summary>
  public class WatchedBook : IDisposable {
    /// <summary>One for each kind of row, records before documents.</summary>
    public readonly List<ChangeSource> Sources = new List<ChangeSource>();
    /// <summary>A text that differs once the book may have changed, such as the size and the time of its file. Null: every look reads the sources.</summary>
    public Func<string> Mark;
    /// <summary>Who wrote what. Null: every change is the desk's.</summary>
    public Writers Writers;

    public virtual void Dispose() { }
  }

  /// <summary>
  /// Follows what changes in a book, whoever changes it: looks at the sources, says who it was, and keeps what was found until it was taken.
  /// </summary>
  public sealed class BookWatch : IDisposable {
    /// <summary>How often it looks whether the book may have changed, and how often into it.</summary>
    static readonly TimeSpan MarkPause = TimeSpan.FromSeconds(1), LookPause = TimeSpan.FromSeconds(5);
    /// <summary>Looks take at most a tenth of a processor.</summary>
    const int RestFactor = 9;
    /// <summary>A command that is never finished must not stop the looks.</summary>
    static readonly TimeSpan WritingMax = TimeSpan.FromSeconds(10);
    const int ReasonLengthMax = 300;
    readonly WatchedBook book;
    readonly ChangeLog log;
    readonly Func<DateTime> now;
    readonly Stopwatch uptime = Stopwatch.StartNew();
    TimeSpan nextLook;
    string lastMark, unread, writing;
    DateTime writingSince;

    /// <summary>Looks first, because without a first look nothing could be compared.</summary>
    public BookWatch(WatchedBook book, string folder, Func<DateTime> now = null) {
      this.book = book;
      this.now = now ?? (() => DateTime.UtcNow);
      log = new ChangeLog(folder);
      if (log.At == null) Look();
      if (log.At != null) return;
      log.Dispose();
      throw new BookClosed("book_unavailable", unread ?? "The book cannot be read now, because a command is writing.");
    }

    public string Position { get { return log.Position; } }

    /// <summary>What follows a position, waited for as long as `wait` says; it returns whether to look once more.</summary>
    public JsonObject Changes(string cursor, int limit, Func<TimeSpan, bool> wait) {
      var pause = book.Mark == null ? LookPause : MarkPause;
      for (;;) {
        if (uptime.Elapsed >= nextLook) {
          var used = ProcessorTime;
          Look();
          var rest = TimeSpan.FromTicks((ProcessorTime - used).Ticks * RestFactor);
          nextLook = uptime.Elapsed + (rest > pause ? rest : pause);
        }
        var page = Page(cursor, limit);
        if (page.Text("nextCursor") != cursor || page["resync"] != null || !wait(pause)) return page;
      }
    }

    static TimeSpan ProcessorTime { get { using (var own = Process.GetCurrentProcess()) return own.TotalProcessorTime; } }

    /// <summary>What follows a position; with null only the position now.</summary>
    public JsonObject Page(string cursor, int limit) { return log.Page(cursor, limit).With("looked", log.At).WithKnown("unread", unread); }

    /// <summary>A look that fails, or that falls into a command, leaves everything as it was.</summary>
    public void Look() {
      var moment = now();
      try {
        var mark = book.Mark == null ? null : book.Mark();
        if (mark != null && mark == lastMark) log.At = Text.Instant(moment);
        else if (LookAtSources(moment)) lastMark = mark;
        else return;
        unread = null;
      } catch (Exception failure) {
        unread = failure.Message.Length > ReasonLengthMax ? failure.Message.Substring(0, ReasonLengthMax) : failure.Message;
      }
    }

    bool LookAtSources(DateTime moment) {
      var before = log.At;
      var looked = Text.Instant(moment);
      var deltas = new JsonObject();
      var entries = new List<JsonObject>();
      var found = new List<KeyValuePair<string, FoundChange>>();
      foreach (var source in book.Sources) {
        var state = log.State(source);
        var seen = source.Look(state, moment);
        if (state == null || !seen.IsEmpty) deltas[source.Entity] = ChangeLog.Delta(source.By, seen.Position, seen.Set, seen.Gone);
        // Between the former source and this one something may have changed.
        if (state == null && before != null) entries.Add(Gap(source.Entity, "driver_changed", null));
        Flood(seen);
        if (seen.Gap != null) entries.Add(Gap(source.Entity, seen.Gap, seen.Count));
        foreach (var change in seen.Changes)
          if (seen.Gap == null || change.IsToldAlways) found.Add(new KeyValuePair<string, FoundChange>(source.Entity, change));
      }
      // After the rows: a command notes what it wrote before anyone can see that it is done.
      if (IsCommandWriting(moment)) return false;
      foreach (var pair in found) entries.Add(new JsonObject().With("change", Shown(pair.Key, pair.Value, before ?? looked, looked)));
      if (entries.Count > 0 || deltas.Names.Count > 0) log.Keep(looked, deltas, entries);
      log.At = looked;
      return true;
    }

    static void Flood(Looked seen) {
      var count = seen.Changes.FindAll(change => !change.IsToldAlways).Count;
      if (seen.Gap != null || count <= ChangeSource.RowsMax) return;
      seen.Gap = "bulk";
      seen.Count = count;
    }

    static JsonObject Gap(string scope, string reason, object count) {
      return new JsonObject().With("gap", new JsonObject().With("scope", scope).With("reason", reason).WithKnown("count", count));
    }

    bool IsCommandWriting(DateTime moment) {
      var command = book.Writers == null ? null : book.Writers.Refresh();
      if (command != writing) {
        writing = command;
        writingSince = moment;
      }
      return writing != null && moment - writingSince < WritingMax;
    }

    JsonObject Shown(string entity, FoundChange found, string lookedBefore, string looked) {
      var note = book.Writers == null ? null : book.Writers.NoteOf(ChangeRow.NoteKey(entity, found.Id, found.Part));
      var isOfCommand = note != null && note.Digest == found.Digest;
      // Something else is there than the command has left, and no look has seen what it left.
      var isOfBoth = note != null && !isOfCommand && string.CompareOrdinal(note.At, lookedBefore) >= 0;
      return new JsonObject().With("entity", entity).With("key", found.Key).WithKnown("docKey", found.DocKey).With("change", found.Change)
        .WithKnown("formerKey", found.FormerKey).WithKnown("part", found.Part == "document" ? null : found.Part)
        .With("at", found.At == null ? looked : Text.Instant(found.At.Value)).With("source", isOfCommand ? "command" : isOfBoth ? "both" : "desk")
        .WithKnown("commandId", isOfCommand || isOfBoth ? note.CommandId : null);
    }

    public void Dispose() {
      log.Dispose();
      book.Dispose();
    }
  }
}
