using System;
using System.Collections.Generic;

namespace Ledgerline.DriverKit {
  /// <summary>The members of a JSON object, in the order they came. Values: null, bool, decimal, string, JsonObject, List of object.</summary>
  public sealed class JsonObject {
    readonly List<string> names = new List<string>();
    readonly Dictionary<string, object> values = new Dictionary<string, object>(StringComparer.Ordinal);

    public IList<string> Names { get { return names; } }

    public bool Has(string name) { return values.ContainsKey(name); }

    /// <summary>Null when the member is absent.</summary>
    public object this[string name] {
      get {
        object value;
        return values.TryGetValue(name, out value) ? value : null;
      }
      set {
        if (!values.ContainsKey(name)) names.Add(name);
        values[name] = value;
      }
    }

    public JsonObject With(string name, object value) {
      this[name] = value;
      return this;
    }

    /// <summary>As With, and absent where the value is null.</summary>
    public JsonObject WithKnown(string name, object value) { return value == null ? this : With(name, value); }

    public JsonObject Without(params string[] left) {
      var kept = new JsonObject();
      foreach (var name in names) if (Array.IndexOf(left, name) < 0) kept[name] = values[name];
      return kept;
    }

    public string Text(string name) { return this[name] as string; }

    public JsonObject Object(string name) { return this[name] as JsonObject; }

    public bool IsTrue(string name) { return this[name] is bool && (bool)this[name]; }

    public decimal? Number(string name) { return this[name] is decimal ? (decimal?)this[name] : null; }

    public decimal Number(string name, decimal otherwise) { return Number(name) ?? otherwise; }

    /// <summary>The objects of an array; none where it is absent.</summary>
    public IList<JsonObject> Objects(string name) {
      var found = new List<JsonObject>();
      var list = this[name] as System.Collections.IEnumerable;
      if (list != null && !(list is string)) foreach (var each in list) if (each is JsonObject) found.Add((JsonObject)each);
      return found;
    }
  }
}
