namespace Ledgerline.DriverKit {
  /// <summary>Whether a command that was begun before a crash is in the package: a record, nothing, or no way to tell.</summary>
  public sealed class Settling {
    public readonly bool IsCertain;
    /// <summary>Null: the package has nothing of it, if that is certain.</summary>
    public readonly JsonObject Record;

    Settling(bool isCertain, JsonObject record) {
      IsCertain = isCertain;
      Record = record;
    }

    /// <summary>One save of a package is atomic, so that a stamp which is not there proves that nothing is.</summary>
    public static Settling Of(PackageBook book, string stamp, Entry begun) {
      if (begun.Asked == null) return OfParts(book, stamp);
      var stamped = book.FindStamped(stamp);
      if (stamped != null) return new Settling(true, stamped);
      if (begun.Before == null) return new Settling(true, null);
      var now = book.Fields(begun.Target);
      if (ReadBack.Differences(begun.Asked, now).Count == 0) return new Settling(true, begun.Target.Without());
      return new Settling(ReadBack.Differences(begun.Before, now).Count == 0, null);
    }

    /// <summary>Parts that follow a refused one are run too, so all that were begun are looked at: if one may be saved, the command is uncertain.</summary>
    static Settling OfParts(PackageBook book, string commandId) {
      foreach (var mark in book.Record.PartsBegun(commandId)) {
        var part = book.Record.Find(mark);
        if (part.Record != null || !Of(book, mark, part).IsNothing) return new Settling(false, null);
      }
      return new Settling(true, null);
    }

    bool IsNothing { get { return IsCertain && Record == null; } }
  }
}
