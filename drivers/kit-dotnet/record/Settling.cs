namespace Ledgerline.DriverKit {
  /// <summary>Whether a command that was begun before a crash is in the package: a record, nothing, or no way to tell.</summary>
  public sealed class Settling {
    public readonly bool IsCertain;
    /// <summary>Null: the package has nothing of it, if that is certain.</summary>
    public readonly JsonObject Record;
    /// <summary>Some of its saves were made, and it is known which: the others can be.</summary>
    public readonly bool IsPart;

    Settling(bool isCertain, JsonObject record, bool isPart = false) {
      IsCertain = isCertain;
      Record = record;
      IsPart = isPart;
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

    /// <summary>Parts that follow a refused one are run too, so all that were begun are looked at.</summary>
    static Settling OfParts(PackageBook book, string commandId) {
      var isPart = false;
      foreach (var mark in book.Record.PartsBegun(commandId)) {
        var part = book.Record.Find(mark);
        var settling = part.Record == null ? Of(book, mark, part) : new Settling(true, part.Record);
        if (!settling.IsCertain) return new Settling(false, null);
        isPart |= settling.Record != null;
      }
      return new Settling(!isPart, null, isPart);
    }
  }
}
