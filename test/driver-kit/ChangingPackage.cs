using System;
using System.Collections.Generic;
using System.IO;
using Ledgerline.DriverKit;

/// <summary>A package in memory whose changes are followed, step by step, as a vector says.</summary>
sealed class ChangingPackage : Writers {
  const string Start = "2026-11-16T08:00:00.000Z";
  const int Limit = 100, TornBytes = 5;
  readonly string entity;
  readonly IList<JsonObject> steps;
  readonly JsonObject now = new JsonObject().With("at", Start);
  readonly List<string> positions = new List<string>();
  BookWatch watch;
  string cursor;

  public ChangingPackage(JsonObject input) {
    entity = input.Text("entity");
    now["by"] = input.Text("by");
    steps = input.Objects("steps");
  }

  static DateTime Moment(string text) { return ChangeLog.Moment(text); }

  IEnumerable<ChangeRow> Rows() {
    if (now.Text("fails") != null) throw new IOException(now.Text("fails"));
    for (var at = 1; at <= now.Number("many", 0); at++)
      yield return new ChangeRow { Key = "M" + Json.Write(at), Content = at, Number = 1, At = Moment(Start) };
    foreach (var row in now.Objects("rows"))
      yield return new ChangeRow {
        Key = row.Text("key"), DocKey = row.Text("docKey"), Id = row.Text("id"), Content = row["content"], Settlement = row["settlement"],
        IsVoid = row.IsTrue("isVoid"), Change = row.Text("change") ?? "updated", FormerKey = row.Text("formerKey"), Part = row.Text("part") ?? "document",
        Number = (long)row.Number("number", 0), At = row.Text("at") == null ? DateTime.MinValue : Moment(row.Text("at")),
      };
  }

  ChangeSource Source() {
    if (now.Text("by") == "scan") return new ByScan(entity, Rows);
    if (now.Text("by") == "number") return new ByNumber(entity, () => (long)now.Number("newest", 0), after => Where(row => row.Number > after));
    return new ByTime(entity, Newest, since => Where(row => row.At >= since));
  }

  IEnumerable<ChangeRow> Where(Func<ChangeRow, bool> isMeant) { foreach (var row in Rows()) if (isMeant(row)) yield return row; }

  DateTime? Newest() {
    DateTime? newest = null;
    foreach (var row in Rows()) if (newest == null || row.At > newest) newest = row.At;
    return newest;
  }

  WatchedBook Book() {
    var book = new WatchedBook { Writers = this };
    book.Sources.Add(Source());
    if (now.Text("mark") != null) book.Mark = () => now.Text("mark");
    return book;
  }

  public override string Refresh() { return now.Text("writing"); }

  public override Note NoteOf(string key) {
    foreach (var each in now.Objects("notes"))
      if (ChangeRow.NoteKey(entity, each.Text("id"), each.Text("part") ?? "document") == key)
        return new Note {
          CommandId = each.Text("commandId"), At = each.Text("at"), Digest = each.IsTrue("isGone") ? null : ChangeRow.DigestOf(each["content"]),
        };
    return null;
  }

  /// <summary>What is reported after each step, in short; null where nothing was asked.</summary>
  public IList<object> Followed() {
    var folder = Path.Combine(Path.GetTempPath(), "ledgerline-" + Path.GetRandomFileName());
    try { return Followed(folder); }
    finally {
      if (watch != null) watch.Dispose();
      Directory.Delete(folder, true);
    }
  }

  IList<object> Followed(string folder) {
    var outcomes = new List<object>();
    foreach (var step in steps) {
      now["fails"] = null;
      foreach (var name in step.Names) now[name] = step[name];
      if (step.IsTrue("reopen")) {
        watch.Dispose();
        Damage(Path.Combine(folder, "book.changes"), step);
        watch = null;
      }
      if (watch == null) watch = new BookWatch(Book(), folder, () => Moment(now.Text("at")));
      watch.Look();
      cursor = cursor ?? watch.Position;
      var from = step.Number("from") == null ? cursor : positions[(int)step.Number("from", 0)];
      outcomes.Add(step.IsTrue("isNotAsked") ? null : Told(from, (int)step.Number("limit", Limit)));
      positions.Add(cursor);
    }
    return outcomes;
  }

  static void Damage(string file, JsonObject step) {
    if (step.IsTrue("tear")) using (var torn = File.OpenWrite(file)) torn.SetLength(torn.Length - TornBytes);
    if (step.IsTrue("damage")) File.WriteAllText(file, "not ours\n");
  }

  /// <summary>One page; behind a gap the next one too.</summary>
  IList<string> Told(string from, int limit) {
    var page = watch.Page(from, limit);
    var gap = page.Object("resync");
    var lines = new List<string>();
    if (gap != null) lines.Add(Joined("gap", gap.Text("scope"), gap.Text("reason"), gap["count"] == null ? null : Json.Write(gap["count"])));
    foreach (var change in page.Objects("changes")) lines.Add(Line(change));
    if (page.IsTrue("hasMore")) lines.Add("more");
    if (page.Text("unread") != null) lines.Add("unread " + page.Text("unread"));
    cursor = page.Text("nextCursor");
    if (gap != null && page.IsTrue("hasMore")) lines.AddRange(Told(cursor, limit));
    return lines;
  }

  static string Line(JsonObject change) {
    var docKey = change.Text("docKey") == null ? null : "(" + change.Text("docKey") + ")";
    var former = change.Text("formerKey") == null ? null : "from " + change.Text("formerKey");
    return Joined(change.Text("entity"), change.Text("key"), docKey, change.Text("change"), former, change.Text("part"), change.Text("source"),
      change.Text("commandId"));
  }

  static string Joined(params string[] parts) { return string.Join(" ", Array.FindAll(parts, each => each != null)); }
}
