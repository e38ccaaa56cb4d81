namespace Ledgerline.DriverKit {
  /// <summary>The command types of one kind of document, named as the catalog does.</summary>
  public sealed class Family {
    readonly string noun, plural;

    /// <param name="noun">For example sales-invoice.</param>
    /// <param name="plural">Where it is not the noun with an s.</param>
    public Family(string noun, string plural = null) {
      this.noun = noun;
      this.plural = plural ?? noun + "s";
    }

    public string Create { get { return "create-" + noun; } }
    public string Update { get { return "update-" + noun; } }
    public string Cancel { get { return "cancel-" + noun; } }
    public string Void { get { return "void-" + noun; } }
    public string Get { get { return "get-" + noun; } }
    public string Validate { get { return "validate-" + noun; } }
    public string List { get { return "list-" + plural; } }
    public string Lines { get { return "read-" + noun + "-lines"; } }
    public string BulkCreate { get { return "bulk-create-" + plural; } }
  }
}
