using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

namespace Ledgerline.DriverKit {
  /// <summary>Who wrote a part of a row last, and what it was then.</summary>
  public sealed class Note {
    public string CommandId, Digest, At;

    internal static Note Read(JsonObject from, string commandId) {
      return new Note { CommandId = commandId, Digest = from.Text("digest"), At = from.Text("at") };
    }
  }

  /// <summary>Which command wrote a row last: what the records of commands say to the process that follows changes.</summary>
  public abstract class Writers {
    /// <summary>Takes in what was recorded since. Returns the command that is writing now, whose rows cannot be told from those of a person yet.</summary>
    public virtual string Refresh() { return null; }
    public abstract Note NoteOf(string key);
  }

  /// <summary>For a TransactionRecord: reads the text of a key, as its own `read` does, from a connection that only reads.</summary>
  public sealed class WritersInTable : Writers {
    readonly Func<string, string> read;

    public WritersInTable(Func<string, string> read) { this.read = read; }

    public override Note NoteOf(string key) {
      var text = read(key);
      if (text == null) return null;
      var note = Json.ReadObject(text);
      return Note.Read(note, note.Text("commandId"));
    }
  }

  /// <summary>For a SideFileRecord: reads what was added to the file, without a lock.</summary>
  public sealed class WritersInFile : Writers {
    const int TailBytes = 64;
    readonly string path;
    readonly Dictionary<string, Note> notes = new Dictionary<string, Note>(StringComparer.Ordinal);
    /// <summary>Commands run one after the other, so that only the newest can be writing.</summary>
    string begun;
    long read;
    /// <summary>What the file had before the place that was read to. Another file has something else there.</summary>
    byte[] tail = new byte[0];

    public WritersInFile(string path) { this.path = path; }

    public override string Refresh() {
      if (!File.Exists(path)) return begun;
      using (var file = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete)) {
        if (!IsAsBefore(file)) {
          read = 0;
          begun = null;
        }
        var added = BytesAt(file, read, file.Length);
        var whole = Array.LastIndexOf(added, (byte)'\n') + 1;
        foreach (var line in Encoding.UTF8.GetString(added, 0, whole).Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries)) Take(Json.ReadObject(line));
        read += whole;
        tail = BytesAt(file, Math.Max(0, read - TailBytes), read);
      }
      return begun;
    }

    bool IsAsBefore(FileStream file) {
      var found = BytesAt(file, read - tail.Length, read);
      for (var at = 0; at < tail.Length; at++) if (at >= found.Length || found[at] != tail[at]) return false;
      return true;
    }

    static byte[] BytesAt(FileStream file, long from, long until) {
      var bytes = new byte[Math.Max(0, Math.Min(until, file.Length) - from)];
      file.Position = from;
      for (var got = 0; got < bytes.Length;) got += file.Read(bytes, got, bytes.Length - got);
      return bytes;
    }

    /// <summary>A command is begun with what was asked, and ends with a record, or as one that was never done.</summary>
    void Take(JsonObject mark) {
      var stamp = mark.Text("commandId");
      if (mark.Has("record") || mark.IsTrue("undone")) begun = null;
      else if (mark.Has("asked")) begun = stamp;
      if (mark.Object("record") == null) return;
      foreach (var each in mark.Object("record").Objects("rowNotes")) notes[each.Text("note")] = Note.Read(each, CommandRecord.CommandOf(stamp));
    }

    public override Note NoteOf(string key) {
      Note note;
      return notes.TryGetValue(key, out note) ? note : null;
    }
  }
}
