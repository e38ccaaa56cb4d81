using System;
using System.Collections;
using System.Collections.Generic;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>What was asked for, compared with what the package has. A getter that throws is reported and never swallowed.</summary>
  public sealed class ReadBack {
    readonly JsonObject fields = new JsonObject(), compared = new JsonObject();
    readonly Dictionary<string, int> decimals = new Dictionary<string, int>(StringComparer.Ordinal);
    readonly List<object> readErrors = new List<object>();

    /// <param name="places">How many decimals the field has in the package, where a number was asked for.</param>
    public ReadBack Field(string name, Func<object> getter, int? places = null) {
      if (places != null) decimals[name] = places.Value;
      try {
        var value = getter();
        if (value != null) fields[name] = value;
      } catch (Exception failure) { readErrors.Add(new JsonObject().With("path", name).With("message", failure.Message)); }
      return this;
    }

    /// <summary>Compared with what was asked, and not one of the fields that the result shows: the lines of a document.</summary>
    public ReadBack Compared(string name, object value) {
      compared[name] = value;
      return this;
    }

    public JsonObject Fields { get { return fields.With("readErrors", readErrors); } }

    /// <summary>The result of a write. Saved, but different from what was asked: ok is false.</summary>
    public JsonObject Result(JsonObject asked, string operation) {
      var stored = fields.Without();
      foreach (var name in compared.Names) stored[name] = compared[name];
      var differences = Differences(asked, stored, decimals);
      var isMatched = differences.Count == 0;
      var verification = new JsonObject().With("matched", isMatched).With("identityMatched", isMatched).With("linkageMatched", isMatched)
        .With("differences", differences);
      var result = new JsonObject().With("ok", isMatched).With("saved", true).With("operationUsed", operation).With("fields", Fields)
        .With("warnings", new object[0]).With("writeVerification", verification);
      return isMatched ? result : result.With("error", Mismatch(differences));
    }

    static JsonObject Mismatch(IList<JsonObject> differences) {
      var details = new List<object>();
      foreach (var each in differences) {
        var message = each.Text("path") + " is " + Json.Preview(each["actual"]) + " in the package; you sent " + Json.Preview(each["expected"]) + ".";
        details.Add(new JsonObject().With("path", "/" + each.Text("path")).With("code", "VERIFY_MISMATCH").With("message", message));
      }
      return new JsonObject().With("code", "VERIFY_MISMATCH")
        .With("message", "The command was saved, but the package has something else than was sent. Check it there.").With("details", details);
    }

    /// <summary>Every field that was asked for and is not there, as path, expected and actual.</summary>
    public static IList<JsonObject> Differences(JsonObject asked, JsonObject stored, IDictionary<string, int> decimals = null) {
      var found = new List<JsonObject>();
      foreach (var name in asked.Names) {
        int places;
        var isCut = decimals != null && decimals.TryGetValue(name, out places);
        var expected = isCut && asked[name] is decimal ? Money.Round((decimal)asked[name], decimals[name]) : asked[name];
        if (!IsSame(expected, stored[name]))
          found.Add(new JsonObject().With("path", name).With("expected", asked[name]).With("actual", stored[name]));
      }
      return found;
    }

    /// <summary>Texts are the same whatever their normal form and line ends; no text and an empty one are the same.</summary>
    public static bool IsSame(object asked, object stored) {
      if (asked is int) asked = (decimal)(int)asked;
      if (stored is int) stored = (decimal)(int)stored;
      if (asked is decimal || stored is decimal) return asked is decimal && stored is decimal && (decimal)asked == (decimal)stored;
      if (asked is bool || stored is bool) return Equals(asked, stored);
      if (IsText(asked) && IsText(stored)) return Plain((string)asked) == Plain((string)stored);
      if (asked is JsonObject && stored is JsonObject) return Differences((JsonObject)asked, (JsonObject)stored).Count == 0;
      return asked is IEnumerable && stored is IEnumerable && IsSameList((IEnumerable)asked, (IEnumerable)stored);
    }

    static bool IsText(object value) { return value == null || value is string; }

    static string Plain(string text) {
      if (string.IsNullOrEmpty(text)) return "";
      return (Rtf.Is(text) ? Rtf.VisibleText(text) : text).Replace("\r\n", "\n").Normalize(NormalizationForm.FormC);
    }

    static bool IsSameList(IEnumerable asked, IEnumerable stored) {
      var others = stored.GetEnumerator();
      foreach (var each in asked) if (!others.MoveNext() || !IsSame(each, others.Current)) return false;
      return !others.MoveNext();
    }
  }
}
