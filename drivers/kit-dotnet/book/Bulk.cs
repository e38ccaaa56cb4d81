using System;
using System.Collections.Generic;
using System.Globalization;

namespace Ledgerline.DriverKit {
  /// <summary>Many creates in one command, in order: each by itself, or all or nothing where the package has transactions.</summary>
  public static class Bulk {
    const string RolledBack = "ROLLED_BACK", NotRun = "NOT_RUN";

    /// <param name="type">The command type of every row, one of book.Writes.</param>
    public static Write Prepare(PackageBook book, Command command, string type) {
      var payload = command.Payload;
      var isPreview = payload.IsTrue("validateOnly");
      var isAtomic = payload.Text("mode") == "atomic";
      if ((isAtomic || isPreview) && !book.Record.IsExactlyOnce)
        throw new Refusal("INVALID_VALUE", "This book has no transactions, so rows cannot be taken back. Leave out validateOnly and mode.", "/mode");
      var stops = isAtomic || payload.IsTrue("stopOnError");
      var rows = payload.Objects("rows");
      var hasFailed = false;
      var parts = new List<Func<Write>>();
      foreach (var row in rows) {
        var number = (parts.Count + 1).ToString(CultureInfo.InvariantCulture);
        parts.Add(() => {
          if (hasFailed && stops) throw Skipped(isAtomic);
          command.Progress(number + " of " + rows.Count.ToString(CultureInfo.InvariantCulture));
          try { return book.Writes[type](command.Row(type, row.Without("rowId", "commandType"))); }
          catch (Refusal) {
            hasFailed = true;
            throw;
          }
        });
      }
      return new Write { Parts = parts, StopsAtRefusal = false, Joined = records => Joined(rows, records, isPreview, isAtomic) };
    }

    static Refusal Skipped(bool isAtomic) {
      return isAtomic
        ? new Refusal(RolledBack, "Another row failed, so nothing was saved.")
        : new Refusal(NotRun, "An earlier row failed, so this row was not run.");
    }

    static JsonObject Joined(IList<JsonObject> rows, IList<JsonObject> records, bool isPreview, bool isAtomic) {
      var kept = new List<JsonObject>();
      var saved = 0;
      for (var index = 0; index < records.Count; index++) {
        var row = new JsonObject().With("index", index).WithKnown("rowId", rows[index]["rowId"]);
        if (records[index].Has("error")) kept.Add(row.With("error", records[index]["error"]));
        else {
          saved++;
          kept.Add(row.With("record", records[index]));
        }
      }
      if (isPreview || saved == 0 || (isAtomic && saved < kept.Count)) throw new TakenBack(NothingKept(kept, isPreview));
      return new JsonObject().With("rows", kept);
    }

    internal static bool IsRecord(JsonObject record) { return record.Has("rows"); }

    /// <summary>The result of a bulk command that saved something.</summary>
    internal static JsonObject Present(PackageBook book, JsonObject record) {
      var results = new List<JsonObject>();
      var differences = new List<JsonObject>();
      string operation = null;
      foreach (var row in record.Objects("rows")) {
        if (row.Has("error")) {
          results.Add(Failed(row, row.Object("error")));
          continue;
        }
        var presented = book.Present(row.Object("record"));
        operation = operation ?? presented.Text("operationUsed");
        var result = Head(row).With("ok", presented["ok"]).With("saved", true);
        foreach (var name in new[] { "docNo", "docKey", "code", "error" }) result.WithKnown(name, presented[name]);
        results.Add(result);
        foreach (var each in presented.Object("writeVerification").Objects("differences"))
          differences.Add(each.Without("path").With("path", "rows/" + Json.Write(row["index"]) + "/" + each.Text("path")));
      }
      var isMatched = differences.Count == 0;
      var verification = new JsonObject().With("matched", isMatched).With("identityMatched", isMatched).With("linkageMatched", isMatched)
        .With("differences", differences);
      return Counted(results, true, operation).With("writeVerification", verification);
    }

    static JsonObject Head(JsonObject row) { return new JsonObject().With("index", row["index"]).WithKnown("rowId", row["rowId"]); }

    static JsonObject Failed(JsonObject row, JsonObject error) { return Head(row).With("ok", false).With("saved", false).With("error", error); }

    static JsonObject Counted(IList<JsonObject> results, bool isSaved, string operation) {
      var succeeded = 0;
      foreach (var result in results) if (result.IsTrue("ok")) succeeded++;
      return new JsonObject().With("ok", succeeded == results.Count).With("saved", isSaved).With("operationUsed", operation)
        .With("total", results.Count).With("succeeded", succeeded).With("failed", results.Count - succeeded).With("results", results);
    }

    /// <summary>The result of a bulk command that left the book as it was.</summary>
    static JsonObject NothingKept(IList<JsonObject> rows, bool isPreview) {
      var results = new List<JsonObject>();
      foreach (var row in rows) {
        if (row.Has("error")) results.Add(Failed(row, row.Object("error")));
        else if (isPreview) results.Add(Head(row).With("ok", true).With("saved", false));
        else results.Add(Failed(row, Skipped(true).Error()));
      }
      var counted = Counted(results, false, "None");
      return counted.IsTrue("ok") ? counted : counted.With("error", ErrorOfAll(results));
    }

    /// <summary>Why nothing was saved: the first row that failed by itself, and the reasons of every row.</summary>
    static JsonObject ErrorOfAll(IList<JsonObject> results) {
      JsonObject first = null;
      var own = 0;
      var details = new List<object>();
      foreach (var row in results) {
        var error = row.Object("error");
        if (error == null) continue;
        var isOwn = error.Text("code") != RolledBack && error.Text("code") != NotRun;
        if (isOwn) own++;
        if (first == null && isOwn) first = row;
        foreach (var detail in error.Objects("details"))
          details.Add(detail.Without("path").With("path", "/rows/" + Json.Write(row["index"]) + detail.Text("path")));
      }
      var message = "Nothing was saved: " + own.ToString(CultureInfo.InvariantCulture) + " of " + results.Count.ToString(CultureInfo.InvariantCulture)
        + " rows failed. rows[" + Json.Write(first["index"]) + "]: " + first.Object("error").Text("message");
      return new JsonObject().With("code", first.Object("error")["code"]).With("message", message).With("details", details);
    }
  }
}
