using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Security.Cryptography;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>
  /// What was seen of a book and what was found, in a file of ours. Each look is one line, on disk before anything of it is reported, so that
  /// the rows and the position behind them are there together or not at all.
  /// </summary>
  sealed class ChangeLog : IDisposable {
    /// <summary>The log reaches back so far if no one asks for it.</summary>
    const int EntriesMax = 100000;
    const int LinesMax = 1000;
    readonly string path;
    readonly Dictionary<string, SourceState> sources = new Dictionary<string, SourceState>(StringComparer.Ordinal);
    readonly List<JsonObject> entries = new List<JsonObject>();
    string start = "0." + NewTag();
    FileStream file;
    int lines;
    /// <summary>When the book was compared last; null if it never was.</summary>
    public string At;

    public ChangeLog(string folder) {
      Directory.CreateDirectory(folder);
      path = Path.Combine(folder, "book.changes");
      try { Read(); }
      catch (Exception failure) when (failure is FormatException || failure is NullReferenceException || failure is InvalidCastException) {
        // Damaged: who asks from an old position is told of a gap.
        sources.Clear();
        entries.Clear();
        start = "0." + NewTag();
        At = null;
      }
      Compact();
    }

    public static DateTime Moment(string text) {
      return DateTime.Parse(text, CultureInfo.InvariantCulture, DateTimeStyles.AdjustToUniversal | DateTimeStyles.AssumeUniversal);
    }

    void Read() {
      if (!File.Exists(path)) return;
      var content = File.ReadAllBytes(path);
      // A last line without its end was never written.
      var whole = Encoding.UTF8.GetString(content, 0, Array.LastIndexOf(content, (byte)'\n') + 1);
      foreach (var line in whole.Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries)) Take(Json.ReadObject(line));
    }

    void Take(JsonObject line) {
      start = line.Text("start") ?? start;
      At = line.Text("looked") ?? At;
      var changed = line.Object("sources") ?? new JsonObject();
      foreach (var entity in changed.Names) TakeSource(entity, changed.Object(entity));
      entries.AddRange(line.Objects("entries"));
      var surplus = entries.Count - EntriesMax;
      if (surplus <= 0) return;
      start = entries[surplus - 1].Text("position");
      entries.RemoveRange(0, surplus);
    }

    void TakeSource(string entity, JsonObject delta) {
      SourceState source;
      if (!sources.TryGetValue(entity, out source) || source.By != delta.Text("by")) sources[entity] = source = new SourceState { By = delta.Text("by") };
      source.Position = delta.Text("position") ?? source.Position;
      foreach (List<object> row in (List<object>)delta["set"]) {
        var values = new string[row.Count - 1];
        for (var at = 0; at < values.Length; at++) values[at] = (string)row[at + 1];
        source.Rows[(string)row[0]] = values;
      }
      foreach (string id in (List<object>)delta["gone"]) source.Rows.Remove(id);
    }

    /// <summary>What was remembered of a kind, if it was found by the same source.</summary>
    public SourceState State(ChangeSource source) {
      SourceState known;
      return sources.TryGetValue(source.Entity, out known) && known.By == source.By ? known : null;
    }

    /// <summary>Keeps a look. It throws if the disk does not take it, and nothing of it was kept then.</summary>
    public void Keep(string looked, JsonObject deltas, IList<JsonObject> found) {
      var seq = long.Parse(Position.Split('.')[0], CultureInfo.InvariantCulture);
      foreach (var entry in found) entry["position"] = (++seq).ToString(CultureInfo.InvariantCulture) + "." + NewTag();
      var line = Json.Write(new JsonObject().With("looked", looked).With("sources", deltas).With("entries", found));
      Lines.Append(file, line, true);
      lines++;
      // As it is read after a restart.
      Take(Json.ReadObject(line));
      if (lines > LinesMax) Compact();
    }

    public static JsonObject Delta(string by, string position, IEnumerable<KeyValuePair<string, string[]>> set, IEnumerable<string> gone) {
      var rows = new List<string[]>();
      foreach (var pair in set) {
        var row = new string[pair.Value.Length + 1];
        row[0] = pair.Key;
        pair.Value.CopyTo(row, 1);
        rows.Add(row);
      }
      return new JsonObject().With("by", by).WithKnown("position", position).With("set", rows).With("gone", gone);
    }

    /// <summary>Writes the file again with one line.</summary>
    void Compact() {
      var whole = new JsonObject();
      foreach (var pair in sources) whole[pair.Key] = Delta(pair.Value.By, pair.Value.Position, pair.Value.Rows, new string[0]);
      var line = new JsonObject().With("start", start).WithKnown("looked", At).With("sources", whole).With("entries", entries);
      var bytes = Encoding.UTF8.GetBytes(Json.Write(line) + "\n");
      using (var compacted = new FileStream(path + ".new", FileMode.Create, FileAccess.Write)) {
        compacted.Write(bytes, 0, bytes.Length);
        compacted.Flush(true);
      }
      if (file != null) file.Dispose();
      if (File.Exists(path)) File.Replace(path + ".new", path, null);
      else File.Move(path + ".new", path);
      file = new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.Read, Lines.BufferBytes);
      file.Position = file.Length;
      lines = 1;
    }

    /// <summary>After the newest entry.</summary>
    public string Position { get { return entries.Count == 0 ? start : entries[entries.Count - 1].Text("position"); } }

    /// <summary>What follows a position. What is before it is forgotten, and nothing else.</summary>
    public JsonObject Page(string cursor, int limit) {
      if (cursor == null) return Shown(new JsonObject[0], Position, false, null);
      if (cursor != start) {
        var at = entries.FindIndex(entry => entry.Text("position") == cursor);
        if (at < 0) return Shown(new JsonObject[0], Position, false, new JsonObject().With("scope", "book").With("reason", "log_expired"));
        entries.RemoveRange(0, at + 1);
        start = cursor;
      }
      if (entries.Count > 0 && entries[0].Has("gap"))
        return Shown(new JsonObject[0], entries[0].Text("position"), entries.Count > 1, entries[0].Object("gap"));
      var gap = entries.FindIndex(entry => entry.Has("gap"));
      var told = entries.GetRange(0, Math.Min(limit, gap < 0 ? entries.Count : gap));
      var position = told.Count == 0 ? cursor : told[told.Count - 1].Text("position");
      return Shown(told.ConvertAll(entry => entry.Object("change")), position, told.Count < entries.Count, null);
    }

    static JsonObject Shown(IEnumerable<JsonObject> changes, string position, bool hasMore, JsonObject gap) {
      return new JsonObject().With("changes", changes).With("nextCursor", position).With("hasMore", hasMore).With("resync", gap);
    }

    /// <summary>A position of another file is another one, even where it has used the number again.</summary>
    static string NewTag() {
      var bytes = new byte[4];
      using (var random = RandomNumberGenerator.Create()) random.GetBytes(bytes);
      return BitConverter.ToString(bytes).Replace("-", "").ToLowerInvariant();
    }

    public void Dispose() { file.Dispose(); }
  }
}
