using System.Collections.Generic;
using System.Globalization;

namespace Ledgerline.DriverKit {
  /// <summary>Pages of rows: a limit, and a cursor that says where the next page starts.</summary>
  public static class Paging {
    const int LimitUsual = 500;
    const int LimitMax = 5000;

    public static JsonObject Page(IList<JsonObject> rows, JsonObject payload) {
      var limit = (int)System.Math.Min(payload.Number("limit", LimitUsual), LimitMax);
      int start;
      if (!int.TryParse(payload.Text("cursor") ?? "0", NumberStyles.None, CultureInfo.InvariantCulture, out start))
        throw new Refusal("INVALID_VALUE", "cursor is not one of this account book. Start again without it.", "/cursor");
      var page = new List<JsonObject>();
      for (var at = start; at < rows.Count && at - start < limit; at++) page.Add(rows[at]);
      var next = start + limit < rows.Count ? (start + limit).ToString(CultureInfo.InvariantCulture) : null;
      return new JsonObject().With("ok", true).With("rows", page).With("count", page.Count).With("nextCursor", next);
    }
  }
}
