using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>
  /// A company as changes are found in it, next to a person who has it open. The SQL edition has a log of all saves. In the file edition what can be
  /// deleted or settled is compared, and the other documents are found by the time of their last save.
  /// </summary>
  sealed class KedaiWatch : WatchedBook {
    static readonly HashSet<string> Compared = new HashSet<string> { "Debtor", "Item", "Invoice" };
    readonly string file;
    readonly JsonObject settings;
    Session session;
    string seen;

    public KedaiWatch(string file, JsonObject settings, string table) {
      this.file = file;
      this.settings = settings;
      Mark = Look;
      Look();
      var isSql = session.HasTransactions;
      foreach (var pair in KedaiRows.Kinds) Sources.Add(SourceOf(pair[0], pair[1], isSql));
      Writers = isSql ? (Writers)new WritersInTable(key => session.ReadTable(table, key)) : new WritersInFile(file + ".commands");
    }

    /// <summary>All sources of a look read the company as it was when the look began.</summary>
    string Look() {
      var now = new FileInfo(file);
      var mark = now.Exists ? now.Length.ToString(CultureInfo.InvariantCulture) + " " + Text.Instant(now.LastWriteTimeUtc) : "none";
      if (session != null && mark == seen) return mark;
      Dispose();
      session = KedaiBook.Opened(file, settings, true);
      seen = mark;
      return mark;
    }

    ChangeSource SourceOf(string kind, string entity, bool isSql) {
      if (isSql) return Logged(kind, entity);
      return Compared.Contains(kind) ? Scanned(kind, entity) : Timed(kind, entity);
    }

    ChangeSource Scanned(string kind, string entity) { return new ByScan(entity, () => Rows(session, kind, record => true)); }

    ChangeSource Timed(string kind, string entity) {
      return new ByTime(entity, () => Newest(session, kind), since => Rows(session, kind, record => KedaiRows.Moment(record) >= since));
    }

    static IEnumerable<ChangeRow> Rows(Session session, string kind, Func<Record, bool> isMeant) {
      foreach (var record in session.All(kind)) if (isMeant(record)) yield return KedaiRows.Of(session, record);
    }

    static DateTime? Newest(Session session, string kind) {
      DateTime? newest = null;
      foreach (var record in session.All(kind)) if (newest == null || KedaiRows.Moment(record) > newest) newest = KedaiRows.Moment(record);
      return newest;
    }

    ChangeSource Logged(string kind, string entity) { return new ByNumber(entity, () => session.Log.Count, after => Since(session, kind, (int)after)); }

    /// <summary>What of a kind is otherwise than after so many saves, and what shows something else because of another record.</summary>
    static IEnumerable<ChangeRow> Since(Session session, string kind, int number) {
      var before = new Dictionary<string, Record>(StringComparer.Ordinal);
      for (var at = 0; at < number; at++) if (session.Log[at].Kind == kind) before[session.Log[at].Key] = session.Log[at];
      var touched = new List<string>();
      var shown = new List<string>();
      for (var at = number; at < session.Log.Count; at++) {
        var saved = session.Log[at];
        if (saved.Kind == kind && !touched.Contains(saved.Key)) touched.Add(saved.Key);
        foreach (var other in KedaiRows.ShownIn(session, saved)) if (other.Kind == kind && !shown.Contains(other.Key)) shown.Add(other.Key);
      }
      foreach (var key in touched) {
        Record was;
        if (!before.TryGetValue(key, out was) || was.IsDeleted) was = null;
        var now = session.Find(kind, key);
        if (was == null && now == null) continue;
        var row = KedaiRows.Of(session, now ?? was);
        row.Change = was == null ? "created" : now == null ? "deleted" : row.IsVoid && !Form.IsTrue(was, "Cancelled") ? "voided" : "updated";
        yield return Numbered(session, row);
      }
      foreach (var key in shown) {
        if (touched.Contains(key)) continue;
        var row = KedaiRows.Of(session, session.Find(kind, key));
        row.Change = "updated";
        if (kind == "Invoice") row.Part = "settlement";
        yield return Numbered(session, row);
      }
    }

    static ChangeRow Numbered(Session session, ChangeRow row) {
      row.Number = session.Log.Count;
      return row;
    }

    public override void Dispose() {
      if (session != null) session.Dispose();
      session = null;
    }
  }
}
