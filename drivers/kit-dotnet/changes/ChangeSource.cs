using System;
using System.Collections.Generic;
using System.Globalization;

namespace Ledgerline.DriverKit {
  /// <summary>What is remembered of a kind: a position, and values by the id of a row.</summary>
  sealed class SourceState {
    public string By, Position = "";
    public readonly Dictionary<string, string[]> Rows = new Dictionary<string, string[]>(StringComparer.Ordinal);
  }

  /// <summary>What a look changes of it, and what it has found.</summary>
  sealed class Looked {
    /// <summary>Null: as before.</summary>
    public string Position;
    /// <summary>The id of each row, and its values.</summary>
    public readonly List<KeyValuePair<string, string[]>> Set = new List<KeyValuePair<string, string[]>>();
    public readonly List<string> Gone = new List<string>();
    public readonly List<FoundChange> Changes = new List<FoundChange>();
    /// <summary>Null, bulk or restored.</summary>
    public string Gap;
    public int? Count;

    public bool IsEmpty { get { return Position == null && Set.Count == 0 && Gone.Count == 0; } }
  }

  /// <summary>Where changes of one kind of row come from. An author names one source for each kind; the kit remembers what it has seen.</summary>
  public abstract class ChangeSource {
    /// <summary>More rows of one kind than this are one gap: reading a list is cheaper for everyone.</summary>
    internal const int RowsMax = 20000;
    public readonly string Entity;
    internal readonly string By;

    internal ChangeSource(string entity, string by) {
      Entity = entity;
      By = by;
    }

    /// <summary>Without a state there is nothing to compare with: a first look reports nothing.</summary>
    internal abstract Looked Look(SourceState state, DateTime now);
  }

  /// <summary>
  /// Exact: a row version, or the number of a row in a log of the package. `newest` is a number up to which everything is saved, so that no row
  /// with a lower one can appear later.
  /// </summary>
  public sealed class ByNumber : ChangeSource {
    readonly Func<long> newest;
    readonly Func<long, IEnumerable<ChangeRow>> after;

    public ByNumber(string entity, Func<long> newest, Func<long, IEnumerable<ChangeRow>> after) : base(entity, "number") {
      this.newest = newest;
      this.after = after;
    }

    internal override Looked Look(SourceState state, DateTime now) {
      var last = newest();
      var looked = new Looked { Position = last.ToString(CultureInfo.InvariantCulture) };
      if (state == null) return looked;
      var before = long.Parse(state.Position, CultureInfo.InvariantCulture);
      if (last == before) looked.Position = null;
      if (last < before) looked.Gap = "restored";
      if (last <= before) return looked;
      foreach (var row in after(before)) if (row.Number > before && row.Number <= last) looked.Changes.Add(FoundChange.Reported(row));
      return looked;
    }
  }

  /// <summary>By the time of the last change. It does not see what was deleted.</summary>
  public sealed class ByTime : ChangeSource {
    /// <summary>A row can be saved later than its time says, because its transaction ends later or the clock of its machine is behind.</summary>
    static readonly TimeSpan Overlap = TimeSpan.FromMinutes(2);
    readonly Func<DateTime?> newest;
    readonly Func<DateTime, IEnumerable<ChangeRow>> since;

    /// <param name="newest">The latest time in the book; null if there is none.</param>
    /// <param name="since">Rows of that time and later, in any order. Times are of UTC.</param>
    public ByTime(string entity, Func<DateTime?> newest, Func<DateTime, IEnumerable<ChangeRow>> since) : base(entity, "time") {
      this.newest = newest;
      this.since = since;
    }

    internal override Looked Look(SourceState state, DateTime now) {
      var before = state == null ? Earlier(now, newest() ?? now) : ChangeLog.Moment(state.Position);
      var looked = new Looked();
      var seen = new Dictionary<string, string[]>(StringComparer.Ordinal);
      if (state != null) foreach (var pair in state.Rows) seen[pair.Key] = pair.Value;
      var latest = before;
      foreach (var row in since(before - Overlap)) {
        var digest = ChangeRow.DigestOf(new[] { row.Key, row.Content, row.Settlement, row.IsVoid });
        string[] known;
        if (row.At < before - Overlap || (seen.TryGetValue(row.FoundBy, out known) && known[1] == digest)) continue;
        seen[row.FoundBy] = new[] { Text.Instant(row.At), digest };
        looked.Set.Add(new KeyValuePair<string, string[]>(row.FoundBy, seen[row.FoundBy]));
        if (row.At > latest) latest = row.At;
        if (state != null) looked.Changes.Add(FoundChange.Reported(row, Earlier(row.At, now)));
      }
      // A time in the future must not hide what is saved until then.
      var position = Earlier(latest, now) > before ? Earlier(latest, now) : before;
      var oldest = Text.Instant(position - Overlap);
      foreach (var pair in seen) if (string.CompareOrdinal(pair.Value[0], oldest) < 0) looked.Gone.Add(pair.Key);
      if (state == null || Text.Instant(position) != state.Position) looked.Position = Text.Instant(position);
      return looked;
    }

    static DateTime Earlier(DateTime a, DateTime b) { return a < b ? a : b; }
  }

  /// <summary>By the digests of all rows. It sees what was deleted and renamed, and reads everything for it.</summary>
  public sealed class ByScan : ChangeSource {
    const int Key = 0, DocKey = 1, Own = 2, Settlement = 3, Void = 4;
    readonly Func<IEnumerable<ChangeRow>> all;

    public ByScan(string entity, Func<IEnumerable<ChangeRow>> all) : base(entity, "scan") { this.all = all; }

    internal override Looked Look(SourceState state, DateTime now) {
      var found = new Dictionary<string, string[]>(StringComparer.Ordinal);
      var order = new List<string>();
      var together = new byte[16];
      var count = 0;
      foreach (var row in all()) {
        count++;
        if (!found.ContainsKey(row.FoundBy)) order.Add(row.FoundBy);
        found[row.FoundBy] = Scanned(row);
        if (count <= RowsMax) continue;
        foreach (var id in order) Add(together, id, found[id]);
        found.Clear();
        order.Clear();
      }
      var looked = new Looked();
      var position = count > RowsMax ? count.ToString(CultureInfo.InvariantCulture) + " " + Convert.ToBase64String(together) : "";
      if (state == null || position != state.Position) looked.Position = position;
      string[] before = null;
      foreach (var id in order)
        if (state == null || !state.Rows.TryGetValue(id, out before) || !IsSame(before, found[id]))
          looked.Set.Add(new KeyValuePair<string, string[]>(id, found[id]));
      if (state == null) return looked;
      foreach (var id in state.Rows.Keys) if (!found.ContainsKey(id)) looked.Gone.Add(id);
      // Too many rows to remember each: only that some of them differ is known.
      if (position != "" || state.Position != "") return position == state.Position ? looked : WithGap(looked, count);
      foreach (var pair in looked.Set) looked.Changes.Add(ChangeOf(pair.Key, state.Rows.TryGetValue(pair.Key, out before) ? before : null, pair.Value));
      foreach (var id in looked.Gone) looked.Changes.Add(Named(id, state.Rows[id], "deleted"));
      return looked;
    }

    static string[] Scanned(ChangeRow row) {
      var settlement = row.Settlement == null ? "" : ChangeRow.DigestOf(row.Settlement);
      return new[] { row.Key, row.DocKey ?? "", ChangeRow.DigestOf(row.Content), settlement, row.IsVoid ? "void" : "" };
    }

    static void Add(byte[] together, string id, string[] values) {
      var digest = ChangeRow.DigestOf(new object[] { id, values });
      for (var at = 0; at < together.Length; at++)
        together[at] ^= byte.Parse(digest.Substring(at * 2, 2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture);
    }

    static bool IsSame(string[] a, string[] b) {
      for (var at = 0; at < a.Length; at++) if (a[at] != b[at]) return false;
      return true;
    }

    static Looked WithGap(Looked looked, int count) {
      looked.Gap = "bulk";
      looked.Count = count;
      return looked;
    }

    static FoundChange Named(string id, string[] values, string change) {
      return new FoundChange { Id = id, Key = values[Key], DocKey = values[DocKey] == "" ? null : values[DocKey], Change = change };
    }

    static FoundChange ChangeOf(string id, string[] before, string[] now) {
      var change = Named(id, now, before == null ? "created" : "updated");
      change.Digest = now[Own];
      if (before == null) return change;
      if (now[Void] != "" && before[Void] == "") change.Change = "voided";
      else if (before[Key] != now[Key]) {
        change.Change = "renamed";
        change.FormerKey = before[Key];
      } else if (before[Own] == now[Own] && before[Void] == now[Void] && before[Settlement] != now[Settlement]) {
        change.Part = "settlement";
        change.Digest = now[Settlement];
      }
      return change;
    }
  }
}
