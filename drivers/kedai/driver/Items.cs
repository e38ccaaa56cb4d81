using System.Collections.Generic;
using Kedai.Desktop;
using Ledgerline.DriverKit;

namespace Kedai.Driver {
  /// <summary>Items without stock, which is all that Kedai has.</summary>
  sealed class Items {
    readonly KedaiBook book;

    public Items(KedaiBook book) { this.book = book; }

    public void Register() {
      book.Reads["read-items"] = Listed;
      book.Writes["create-item"] = Create;
      book.Shows("Item", (item, saved) => Read(item).Result(saved.Object("asked"), saved.Text("operation"))
        .With("code", item.Key).With("document", Document(item)));
    }

    Write Create(Command command) {
      var payload = command.Payload;
      KedaiBook.TakeOnly(payload, "", "itemCode", "description", "baseUom", "stockControl", "verifyAfterSave");
      var code = command.Required("itemCode");
      if (payload.IsTrue("stockControl")) throw new Refusal("NOT_SUPPORTED", "Kedai counts no stock. Leave out stockControl.", "/stockControl");
      if (book.Session.Find("Item", code) != null) throw new Refusal("RECORD_EXISTS", "Item " + code + " already exists.", "/itemCode");
      var made = book.Session.New("Item");
      made["Description"] = payload.Text("description") ?? code;
      made["Uom"] = command.Required("baseUom");
      made["Account"] = "500-0000";
      Form.Set(made, "Active", true);
      var asked = new JsonObject().With("Description", payload.Text("description") ?? code).With("BaseUOM", payload["baseUom"]);
      return book.Saving(made, code, "CreateRecord", asked);
    }

    static ReadBack Read(Record item) {
      return new ReadBack().Field("ItemCode", () => item.Key).Field("Description", () => item["Description"]).Field("BaseUOM", () => item["Uom"])
        .Field("CostingMethod", () => "WA").Field("StockControl", () => false).Field("HasBatchNo", () => false).Field("HasSerialNo", () => false)
        .Field("Uoms", () => Units(item)).Field("IsActive", () => Form.IsTrue(item, "Active"));
    }

    static object Units(Record item) { return new[] { new JsonObject().With("uom", item["Uom"]).With("rate", 1m) }; }

    static JsonObject Document(Record item) {
      return new JsonObject().With("itemCode", item.Key).With("description", item["Description"]).With("baseUom", item["Uom"]).With("costingMethod", "WA")
        .With("stockControl", false).With("hasBatchNo", false).With("hasSerialNo", false).With("uoms", Units(item))
        .With("isActive", Form.IsTrue(item, "Active"));
    }

    JsonObject Listed(Command command) {
      KedaiBook.TakeOnly(command.Payload, "", "limit", "cursor");
      var rows = new List<JsonObject>();
      foreach (var item in book.Session.All("Item")) rows.Add(Document(item).With("lastModified", item["Changed"]));
      rows.Sort((a, b) => string.CompareOrdinal(a.Text("itemCode"), b.Text("itemCode")));
      return Schema.WithTruncated(Paging.Page(rows, command.Payload));
    }
  }
}
