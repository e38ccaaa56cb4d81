using System;
using System.Collections.Generic;
using System.Globalization;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>Records of Kedai as changes are found in them.</summary>
  static class KedaiRows {
    /// <summary>Records before documents.</summary>
    public static readonly string[][] Kinds = {
      new[] { "Debtor", "debtor" }, new[] { "Item", "item" }, new[] { "Invoice", "sales-invoice" }, new[] { "CashSale", "cash-sale" },
      new[] { "Receipt", "ar-payment" }, new[] { "Journal", "journal-entry" },
    };
    /// <summary>What no read shows, or what says only that something was saved.</summary>
    static readonly HashSet<string> NotContent = new HashSet<string> { "DocKey", "Created", "Changed", "CommandId", "VoidedBy", "UpdatedBy", "Deleted" };

    public static ChangeRow Of(Session session, Record record) {
      var isDocument = record.Kind != "Debtor" && record.Kind != "Item";
      return new ChangeRow {
        Entity = EntityOf(record.Kind), Key = record.Key, DocKey = isDocument ? Value(record, "DocKey") : null, Id = record.Key,
        Content = ContentOf(session, record), Settlement = record.Kind == "Invoice" ? (object)Form.Number(session.Outstanding(record)) : null,
        IsVoid = Form.IsTrue(record, "Cancelled"), At = Moment(record), Change = ChangeOf(record),
      };
    }

    static string ChangeOf(Record record) {
      if (Form.IsTrue(record, "Cancelled")) return "voided";
      return Value(record, "Created") == Value(record, "Changed") ? "created" : "updated";
    }

    public static DateTime Moment(Record record) {
      return DateTime.Parse(Value(record, "Changed"), CultureInfo.InvariantCulture,
        DateTimeStyles.AdjustToUniversal | DateTimeStyles.AssumeUniversal);
    }

    static string EntityOf(string kind) {
      foreach (var pair in Kinds) if (pair[0] == kind) return pair[1];
      return null;
    }

    public static string Value(Record record, string column) {
      foreach (var pair in record.Kept) if (pair.Key == column) return pair.Value;
      return null;
    }

    static JsonObject ContentOf(Session session, Record record) {
      var content = new JsonObject();
      foreach (var pair in record.Kept) if (!NotContent.Contains(pair.Key)) content[pair.Key] = pair.Value;
      var lines = new List<JsonObject>();
      foreach (var line in record.Lines) lines.Add(ContentOf(session, line));
      if (record.Kind == "CashSale")
        foreach (var paid in session.All("CashPayment")) if (Value(paid, "DocNo") == record.Key) lines.Add(ContentOf(session, paid));
      return content.With("lines", lines);
    }

    /// <summary>The records that show something else when this one was saved: what it settles, or the sale that it pays.</summary>
    public static IEnumerable<Record> ShownIn(Session session, Record record) {
      if (record.Kind == "Receipt") foreach (var row in record.Lines) yield return session.Find("Invoice", Value(row, "DocNo"));
      if (record.Kind == "CashPayment") yield return session.Find("CashSale", Value(record, "DocNo"));
    }

    /// <summary>What a command has written by saving this record.</summary>
    public static IEnumerable<ChangeRow> WrittenBy(Session session, Record saved) {
      if (EntityOf(saved.Kind) != null) yield return Of(session, saved);
      foreach (var shown in ShownIn(session, saved)) {
        var row = Of(session, shown);
        if (shown.Kind == "Invoice") row.Part = "settlement";
        yield return row;
      }
    }
  }
}
