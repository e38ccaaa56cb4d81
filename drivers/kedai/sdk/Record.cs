using System;
using System.Collections.Generic;
using System.Text;

namespace Kedai.Desktop {
  /// <summary>One thing of the book, with texts in and out as the forms show them.</summary>
  public sealed class Record {
    /// <summary>What separates the parts of a line, the percent sign first.</summary>
    static readonly string[][] Escapes = {
      new[] { "%", "%25" }, new[] { "\n", "%0A" }, new[] { "\t", "%09" }, new[] { "&", "%26" }, new[] { "=", "%3D" }, new[] { ";", "%3B" },
    };
    internal const string Deleted = "Deleted";
    internal readonly Dictionary<string, string> Stored = new Dictionary<string, string>(StringComparer.Ordinal);
    internal readonly List<Record> Rows = new List<Record>();
    public readonly string Kind;
    public string Key { get; internal set; }

    internal Record(string kind) { Kind = kind; }

    public IList<Record> Lines { get { return Rows; } }

    public Record AddLine() {
      var line = new Record(Kind + "Line");
      Rows.Add(line);
      return line;
    }

    /// <summary>Reading what was never set fails, and so does the status of the e-invoice, always.</summary>
    public string this[string column] {
      get {
        if (column == "EInvoiceStatus") throw new NullReferenceException("Object reference not set to an instance of an object.");
        string value;
        if (!Stored.TryGetValue(column, out value)) throw new KedaiException("Field '" + column + "' is not available.");
        return Columns.Shown(column, value);
      }
      set { Stored[column] = Columns.Stored(column, value ?? ""); }
    }

    /// <summary>The columns as the database keeps them, which no culture touches.</summary>
    public IEnumerable<KeyValuePair<string, string>> Kept { get { return Stored; } }

    public bool IsDeleted { get { return Raw(Deleted) == "T"; } }

    internal string Raw(string column) {
      string value;
      return Stored.TryGetValue(column, out value) ? value : "";
    }

    internal decimal Number(string column) { return Raw(column) == "" ? 0 : Columns.Number(Raw(column)); }

    internal Record Copy() {
      var copy = new Record(Kind) { Key = Key };
      foreach (var pair in Stored) copy.Stored[pair.Key] = pair.Value;
      foreach (var row in Rows) copy.Rows.Add(row.Copy());
      return copy;
    }

    internal string Written() {
      var text = new StringBuilder(Escaped(Kind) + "&" + Escaped(Key ?? ""));
      foreach (var pair in Stored) text.Append('&').Append(Escaped(pair.Key)).Append('=').Append(Escaped(pair.Value));
      foreach (var row in Rows) text.Append(';').Append(Escaped(row.Written()));
      return text.ToString();
    }

    internal static Record Read(string text) {
      var rows = text.Split(';');
      var parts = rows[0].Split('&');
      var record = new Record(Unescaped(parts[0])) { Key = Unescaped(parts[1]) };
      for (var at = 2; at < parts.Length; at++) {
        var pair = parts[at].Split('=');
        record.Stored[Unescaped(pair[0])] = Unescaped(pair[1]);
      }
      for (var at = 1; at < rows.Length; at++) record.Rows.Add(Read(Unescaped(rows[at])));
      return record;
    }

    static string Escaped(string text) {
      foreach (var pair in Escapes) text = text.Replace(pair[0], pair[1]);
      return text;
    }

    static string Unescaped(string text) {
      for (var at = Escapes.Length - 1; at >= 0; at--) text = text.Replace(Escapes[at][1], Escapes[at][0]);
      return text;
    }
  }
}
