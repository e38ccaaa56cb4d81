using System;
using System.Collections.Generic;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>A row of the book as changes are found in it. Two rows are the same if their digests are.</summary>
  public sealed class ChangeRow {
    const int DigestBytes = 16;
    /// <summary>The number of the document or the code of the record.</summary>
    public string Key;
    public string DocKey;
    /// <summary>What the row is found by when its key changes; without it DocKey or Key.</summary>
    public string Id;
    /// <summary>What reads show of it, without names that they look up elsewhere and without times.</summary>
    public object Content;
    /// <summary>What is open of a document, apart from its content, because payments change it.</summary>
    public object Settlement;
    public bool IsVoid;
    /// <summary>What the package says happened: created, updated, voided, deleted or renamed. A scan finds that out by itself.</summary>
    public string Change = "updated";
    public string FormerKey;
    /// <summary>What of it changed: document, settlement or postings.</summary>
    public string Part = "document";
    /// <summary>Its row version, or its number in a log of the package: for ByNumber.</summary>
    public long Number;
    /// <summary>When it was saved last: for ByTime.</summary>
    public DateTime At;
    /// <summary>What it is; needed only for rows that a command has written.</summary>
    public string Entity;

    public string FoundBy { get { return Id ?? DocKey ?? Key; } }

    /// <summary>Of the part that changed; null for a row that is gone.</summary>
    public string Digest { get { return Change == "deleted" ? null : DigestOf(Part == "settlement" ? Settlement : Content); } }

    /// <summary>A short text that differs for different content.</summary>
    public static string DigestOf(object content) {
      using (var sha = SHA256.Create()) {
        var hash = sha.ComputeHash(Encoding.UTF8.GetBytes(Json.Canonical(content)));
        var text = new StringBuilder();
        for (var at = 0; at < DigestBytes; at++) text.Append(hash[at].ToString("x2", CultureInfo.InvariantCulture));
        return text.ToString();
      }
    }

    /// <summary>The name under which it is noted who wrote a part of a row. It fits into the column of a commandId.</summary>
    public static string NoteKey(string entity, string id, string part) { return "row-" + DigestOf(new[] { entity, id, part }); }

    /// <summary>What is recorded of the rows that a command wrote: who wrote them, and what they were afterwards.</summary>
    internal static IList<JsonObject> NotesOf(IEnumerable<ChangeRow> rows, DateTime now) {
      var notes = new List<JsonObject>();
      foreach (var row in rows)
        notes.Add(new JsonObject().With("note", NoteKey(row.Entity, row.FoundBy, row.Part)).With("digest", row.Digest).With("at", Text.Instant(now)));
      return notes;
    }
  }

  /// <summary>A change of a row, before it is known who made it.</summary>
  sealed class FoundChange {
    public string Id, Key, DocKey, Change, Digest, FormerKey;
    public string Part = "document";
    public DateTime? At;

    /// <summary>No list shows them.</summary>
    public bool IsToldAlways { get { return Change == "deleted" || Change == "renamed"; } }

    public static FoundChange Reported(ChangeRow row, DateTime? at = null) {
      return new FoundChange {
        Id = row.FoundBy, Key = row.Key, DocKey = row.DocKey, Change = row.Change, Digest = row.Digest, FormerKey = row.FormerKey, Part = row.Part, At = at,
      };
    }
  }
}
