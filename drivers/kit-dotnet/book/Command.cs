using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>The command is wrong, or does not fit the package. Thrown before anything is saved.</summary>
  public sealed class Refusal : Exception {
    public readonly string Code, Path;

    public Refusal(string code, string message, string path = "") : base(message) {
      Code = code;
      Path = path;
    }

    /// <summary>A path as messages name it: lines[0].qty for /lines/0/qty.</summary>
    public static string NameOf(string path) {
      var name = new StringBuilder();
      foreach (var part in path.TrimStart('/').Split('/')) {
        int index;
        if (int.TryParse(part, NumberStyles.None, CultureInfo.InvariantCulture, out index)) name.Append('[').Append(part).Append(']');
        else name.Append(name.Length > 0 ? "." : "").Append(part);
      }
      return name.ToString();
    }

    public JsonObject Error() {
      var detail = new JsonObject().With("path", Path).With("code", Code).With("message", Message);
      return new JsonObject().With("code", Code).With("message", Message).With("details", new[] { detail });
    }

    public JsonObject Result() { return new JsonObject().With("ok", false).With("saved", false).With("error", Error()); }
  }

  /// <summary>The book cannot be opened now: needs_password, book_locked or book_unavailable.</summary>
  public sealed class BookClosed : Exception {
    public readonly string Code;

    public BookClosed(string code, string message) : base(message) { Code = code; }
  }

  /// <summary>A command that was run to see what would happen, or of which a part failed. Nothing of it stays, and the result says so.</summary>
  public sealed class TakenBack : Exception {
    public readonly JsonObject Result;

    public TakenBack(JsonObject result) : base("Nothing of the command was kept.") { Result = result; }
  }

  /// <summary>One command of a caller.</summary>
  public sealed class Command {
    public string Id, Type, SentBy, ArtifactFolder;
    public JsonObject Payload = new JsonObject();
    /// <summary>The file that belongs to the result; see Artifacts.</summary>
    public JsonObject Artifact;
    /// <summary>Reports the progress of a long command, where the connector shows it: "120 of 300".</summary>
    public Action<string> Progress = text => { };

    public string Required(string name) {
      var text = Payload.Text(name);
      if (string.IsNullOrEmpty(text)) throw new Refusal("INVALID_PAYLOAD", name + " is required.", "/" + name);
      return text;
    }

    /// <summary>The same caller asking for something else: a row of a bulk command.</summary>
    public Command Row(string type, JsonObject payload) {
      return new Command { Id = Id, Type = type, SentBy = SentBy, ArtifactFolder = ArtifactFolder, Payload = payload };
    }
  }

  /// <summary>A write that passed its checks, and of which nothing is saved yet.</summary>
  public sealed class Write {
    /// <summary>
    /// Saves, once, and returns what finds the saved object again: kind and key. It gets the stamp, the commandId or that of a part of it,
    /// which a package without transactions must keep in what is saved.
    /// </summary>
    public Func<string, JsonObject> Save;
    /// <summary>The fields that the package must have afterwards, as PackageBook.Fields names them.</summary>
    public JsonObject Asked = new JsonObject();
    /// <summary>Of a change to an object that has no room for a stamp: the fields that Asked names as they are before, and the object.</summary>
    public JsonObject Before, Target;
    /// <summary>Instead of Save: the result of a command that only shows what would happen.</summary>
    public JsonObject Preview;
    /// <summary>
    /// Instead of Save: several saves in order, each prepared when the one before is saved. After a crash the command is prepared again,
    /// and what was saved already carries the stamp of its part.
    /// </summary>
    public IList<Func<Write>> Parts;
    /// <summary>Of Parts: false keeps the refusal of a part as { error } and continues with the next, as bulk commands do.</summary>
    public bool StopsAtRefusal = true;
    /// <summary>Of Parts: the record of the whole from those of its parts. It throws TakenBack if nothing may stay.</summary>
    public Func<IList<JsonObject>, JsonObject> Joined = parts => new JsonObject().With("parts", parts);
  }
}
