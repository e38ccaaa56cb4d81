using System;
using System.Collections.Generic;
using System.Globalization;

namespace Ledgerline.DriverKit {
  public enum UserFieldType { Text, Number, Day, Switch }

  /// <summary>A field that the owner of the book added, as the schema of the package declares it.</summary>
  public sealed class UserField {
    /// <summary>As the package has it, for example UDF_Channel.</summary>
    public string Column;
    public UserFieldType Type;
    public int? LengthMax, Decimals;

    public string Name { get { return Column.StartsWith("UDF_", StringComparison.Ordinal) ? Column.Substring(4) : Column; } }
  }

  /// <summary>The userDefinedFields of a payload against those of the package: unknown ones are refused, none is invented.</summary>
  public sealed class UserFields {
    readonly Dictionary<string, UserField> byName = new Dictionary<string, UserField>(StringComparer.Ordinal);

    public UserFields(IEnumerable<UserField> declared) { foreach (var field in declared) byName[field.Name] = field; }

    public IEnumerable<UserField> All { get { return byName.Values; } }

    /// <summary>Each field that was sent, by column, with its checked value.</summary>
    public JsonObject Checked(JsonObject sent) {
      var found = new JsonObject();
      foreach (var name in (sent ?? new JsonObject()).Names) {
        var path = "/userDefinedFields/" + name;
        UserField field;
        if (!byName.TryGetValue(name, out field))
          throw new Refusal("UNKNOWN_CODE", "The package has no user-defined field " + name + ". It has " + string.Join(", ", byName.Keys) + ".", path);
        Check(field, sent[name], path);
        found[field.Column] = sent[name];
      }
      return found;
    }

    static void Check(UserField field, object value, string path) {
      if (value == null) return;
      if (field.Type == UserFieldType.Day) {
        if (value is string) Text.Day((string)value, path);
        else throw Wrong(path, "a date such as 2026-11-16", value);
      } else if (field.Type == UserFieldType.Switch && !(value is bool)) throw Wrong(path, "a boolean", value);
      else if (field.Type == UserFieldType.Number) {
        if (!(value is decimal)) throw Wrong(path, "a number", value);
        if (field.Decimals != null) Money.Amount((decimal)value, path, field.Decimals.Value);
      } else if (field.Type == UserFieldType.Text) {
        if (!(value is string)) throw Wrong(path, "a string", value);
        if (field.LengthMax != null && ((string)value).Length > field.LengthMax)
          throw Wrong(path, "at most " + field.LengthMax.Value.ToString(CultureInfo.InvariantCulture) + " characters long", value);
      }
    }

    static Refusal Wrong(string path, string what, object value) {
      var name = Refusal.NameOf(path);
      return new Refusal("INVALID_PAYLOAD", name + " must be " + what + "; you sent " + Json.Preview(value) + ".", path);
    }
  }
}
