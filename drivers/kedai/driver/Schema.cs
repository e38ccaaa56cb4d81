using System.Collections.Generic;
using System.Globalization;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>What Kedai declares about its columns: the fields that an owner added, and which fields an update can change.</summary>
  static class Schema {
    public static IEnumerable<UserField> Fields(IEnumerable<string[]> declared) {
      foreach (var each in declared) {
        var size = each[2] == "" ? (int?)null : int.Parse(each[2], CultureInfo.InvariantCulture);
        if (each[1] == "NVARCHAR") yield return new UserField { Column = each[0], Type = UserFieldType.Text, LengthMax = size };
        else if (each[1] == "DECIMAL") yield return new UserField { Column = each[0], Type = UserFieldType.Number, Decimals = size };
        else if (each[1] == "DATE") yield return new UserField { Column = each[0], Type = UserFieldType.Day };
        else yield return new UserField { Column = each[0], Type = UserFieldType.Switch };
      }
    }

    public static void Set(Record record, JsonObject byColumn) {
      foreach (var column in byColumn.Names) {
        var value = byColumn[column];
        if (value is decimal) Form.Set(record, column, (decimal)value);
        else if (value is bool) Form.Set(record, column, (bool)value);
        else if (column == "UDF_Since") Form.Set(record, column, Text.Day((string)value, "/userDefinedFields/Since"));
        else record[column] = (string)value;
      }
    }

    /// <summary>Null where none is set.</summary>
    public static JsonObject Values(Record record, UserFields declared) {
      var found = new JsonObject();
      foreach (var field in declared.All) {
        if (Form.Text(record, field.Column) == null) continue;
        if (field.Type == UserFieldType.Number) found[field.Name] = Form.Number(record, field.Column);
        else if (field.Type == UserFieldType.Day) found[field.Name] = Form.Day(record, field.Column);
        else if (field.Type == UserFieldType.Switch) found[field.Name] = Form.IsTrue(record, field.Column);
        else found[field.Name] = Form.Text(record, field.Column);
      }
      return found.Names.Count == 0 ? null : found;
    }

    public static JsonObject Capabilities(string selector, string[] columns, string[] names, UserFields added) {
      var header = new JsonObject().With(selector, new JsonObject().With("writable", false).With("reason", "selector"));
      for (var at = 0; at < columns.Length; at++)
        header[columns[at]] = new JsonObject().With("type", "string").With("writable", true).With("class", "cosmetic").With("nullable", true)
          .With("aliases", new[] { names[at] });
      return new JsonObject().With("header", header).With("userDefinedFields", new JsonObject());
    }

    /// <summary>Lines of Kedai have no key of their own; null where the document is not saved.</summary>
    public static string LineKey(Record document, int position) {
      var key = Form.Text(document, "DocKey");
      return key == null ? null : key + position.ToString("D3", CultureInfo.InvariantCulture);
    }

    public static JsonObject WithTruncated(JsonObject page) { return page.With("truncated", page["nextCursor"] != null); }
  }
}
