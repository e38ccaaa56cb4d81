using System;
using System.Collections.Generic;

namespace Ledgerline.DriverKit {
  public enum ExactlyOnce { NoBook, SomeBooks, EveryBook }

  /// <summary>One account book of a package: what the author of a driver writes. All of it runs on one thread, an STA on Windows.</summary>
  public abstract class PackageBook {
    /// <summary>Commands that only read, by command type: the result.</summary>
    public readonly Dictionary<string, Func<Command, JsonObject>> Reads = new Dictionary<string, Func<Command, JsonObject>>(StringComparer.Ordinal);
    /// <summary>Commands that write, by command type: the checks, and what to save.</summary>
    public readonly Dictionary<string, Func<Command, Write>> Writes = new Dictionary<string, Func<Command, Write>>(StringComparer.Ordinal);

    public abstract string Name { get; }
    public abstract string Version { get; }
    /// <summary>Declared as docs/drivers.md describes; the values of those of type password never leave the driver.</summary>
    public abstract IList<JsonObject> Settings { get; }
    /// <summary>Which books of this driver have a TransactionRecord. Said at hello, before a book is open.</summary>
    public abstract ExactlyOnce ExactlyOnce { get; }
    /// <summary>Opens the book and returns its capabilities, or throws BookClosed.</summary>
    public abstract JsonObject Open(JsonObject settings);
    public abstract void Close();
    /// <summary>Where commands are recorded; asked after Open.</summary>
    public abstract CommandRecord Record { get; }
    /// <summary>The result of a write from its record: reads the package again and compares.</summary>
    public abstract JsonObject Present(JsonObject record);

    /// <summary>The record of what carries this stamp in the package; null when nothing does. For books without transactions.</summary>
    public virtual JsonObject FindStamped(string stamp) { return null; }
    /// <summary>The fields of an object that the package has now, to be compared with Write.Before and Write.Asked.</summary>
    public virtual JsonObject Fields(JsonObject target) { return new JsonObject(); }
    /// <summary>Name and version of the package that is open, as { name, version }; null when it does not say.</summary>
    public virtual JsonObject Package { get { return null; } }
    /// <summary>The first and the last version of the package that the driver was tested with, such as 9.0 and 9.1.</summary>
    public virtual string[] TestedVersions { get { return null; } }
    /// <summary>Settings for a book that is not open yet, where HasProposals is true: { settings, choices, warnings }.</summary>
    public virtual JsonObject Propose(JsonObject settings) { return new JsonObject().With("settings", settings); }
    public virtual bool HasProposals { get { return false; } }
    /// <summary>
    /// In a process of its own, which runs no command, where TellsChanges is true: the book as changes are found in it. It takes no lock and
    /// leaves nothing in the book.
    /// </summary>
    public virtual WatchedBook Watch(JsonObject settings) { return new WatchedBook(); }
    public virtual bool TellsChanges { get { return false; } }
    /// <summary>The rows that a save has written, by its record and as the sources of changes read them, so that their changes carry the commandId.</summary>
    public virtual IEnumerable<ChangeRow> Written(JsonObject record) { return new ChangeRow[0]; }
    /// <summary>The windows that wait for a person.</summary>
    public virtual IDialogs Dialogs { get { return WindowsDialogs.OfThisProcess; } }
    /// <summary>Draws the windows, for the setting dialogPictures. Null: there are no pictures.</summary>
    public virtual IDialogDrawing DialogDrawing { get { return Windows.IsHere ? WindowsDrawing.OfTheScreen : null; } }
    /// <summary>How long a window can wait. In session 0 no one can click.</summary>
    public virtual TimeSpan DialogPatience { get { return TimeSpan.FromSeconds(Windows.IsWithoutDesktop ? 5 : 60); } }
    /// <summary>The windows that the driver answers by itself: title to the button that is pressed. No other is ever clicked.</summary>
    public readonly Dictionary<string, string> DialogAnswers = new Dictionary<string, string>(StringComparer.Ordinal);
  }
}
