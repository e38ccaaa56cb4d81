using System;
using System.Collections.Generic;

namespace Ledgerline.DriverKit {
  /// <summary>A command ends with an error and not with a result. The outcome says whether the book changed.</summary>
  sealed class Failure : Exception {
    public readonly string Code, Outcome;

    public Failure(string code, string message, string outcome) : base(message) {
      Code = code;
      Outcome = outcome;
    }
  }

  /// <summary>Runs a command: a read as it is, a write once for each commandId.</summary>
  sealed class CommandRunner {
    readonly PackageBook book;
    readonly Log log;

    public CommandRunner(PackageBook book, Log log) {
      this.book = book;
      this.log = log;
    }

    /// <param name="beginSave">Called last before the package saves; throws Failure if the command can no longer be saved.</param>
    public JsonObject Run(Command command, Action beginSave) {
      try {
        Func<Command, JsonObject> read;
        Func<Command, Write> prepare;
        if (book.Reads.TryGetValue(command.Type, out read)) return Reading(() => read(command));
        if (book.Writes.TryGetValue(command.Type, out prepare)) return RunWrite(command, prepare, beginSave);
        throw new Failure("unsupported_command", "This driver does not run " + command.Type + ".", "not_applied");
      } catch (Refusal refusal) { return refusal.Result(); }
    }

    JsonObject RunWrite(Command command, Func<Command, Write> prepare, Action beginSave) {
      var fingerprint = CommandRecord.FingerprintOf(command.Type, command.Payload);
      var known = book.Record.Find(command.Id);
      if (known != null && known.Fingerprint != fingerprint)
        throw new Refusal("COMMAND_ID_REUSED", "The commandId " + command.Id + " was used for another command.");
      var isPart = known != null && known.Record == null && Settled(command.Id, known).IsPart;
      if (known != null && known.Record != null) return known.Result ?? Presented(command.Id, known.Record);
      Write write;
      try {
        write = Reading(() => prepare(command));
        if (write.Preview != null) return write.Preview;
        beginSave();
      } catch (Exception failure) when (isPart) {
        throw new Failure("PACKAGE_FAILED",
          "A part of the command was saved before a crash, and the rest cannot be. Look there. " + failure.Message, "unknown");
      }
      JsonObject record;
      try { record = book.Record.Save(command.Id, fingerprint, write, WithNotes); }
      catch (Refusal) { throw; }
      catch (TakenBack takenBack) { return takenBack.Result; }
      catch (UncertainSave uncertain) {
        throw new Failure("PACKAGE_FAILED", "The package may have saved the command. Look there before it is sent again. " + uncertain.Message, "unknown");
      } catch (Exception failure) {
        log.Warn(failure.ToString());
        throw new Failure("PACKAGE_FAILED", "The package could not save, and nothing was saved. " + failure.Message, "not_applied");
      }
      return Presented(command.Id, record);
    }

    /// <summary>
    /// Also records what rows a save has left, so that the process that follows changes can tell them from those of a person. What was saved is
    /// saved, also if it cannot be read for that.
    /// </summary>
    JsonObject WithNotes(JsonObject record) {
      if (!book.TellsChanges) return record;
      try { return record.Without().With("rowNotes", ChangeRow.NotesOf(book.Written(record), DateTime.UtcNow)); }
      catch (Exception failure) {
        log.Warn(failure.ToString());
        return record;
      }
    }

    /// <summary>What was begun before a crash: marked as done, or as never done. Several saves are run on instead.</summary>
    Settling Settled(string commandId, Entry begun) {
      var settling = Settling.Of(book, commandId, begun);
      if (settling.IsCertain) Settle(commandId, begun, settling.Record);
      else if (!settling.IsPart)
        throw new Failure("PACKAGE_FAILED", "The command was begun before a crash, and the package does not tell whether it was saved. Look there.", "unknown");
      return settling;
    }

    /// <summary>Reads and checks change nothing, so that their failure leaves nothing behind.</summary>
    T Reading<T>(Func<T> read) {
      try { return read(); }
      catch (Exception failure) when (!(failure is Refusal) && !(failure is Failure)) {
        log.Warn(failure.ToString());
        throw new Failure("PACKAGE_FAILED", "The package could not run the command, and nothing was saved. " + failure.Message, "not_applied");
      }
    }

    JsonObject Presented(string commandId, JsonObject record) {
      JsonObject result;
      try { result = Bulk.IsRecord(record) ? Bulk.Present(book, record) : book.Present(record); }
      catch (Exception failure) {
        log.Warn(failure.ToString());
        throw new Failure("VERIFY_MISMATCH", "The command was saved, but its result could not be read back. " + failure.Message, "applied");
      }
      try { book.Record.Remember(commandId, result); }
      catch (Exception failure) {
        // It is presented again.
        log.Warn(failure.ToString());
      }
      return result;
    }

    /// <summary>Recorded with its rows, as if the command had ended. What cannot be recorded is settled again.</summary>
    void Settle(string commandId, Entry begun, JsonObject record) {
      try { book.Record.Settle(commandId, begun, record == null ? null : WithNotes(record)); }
      catch (Exception failure) { log.Warn(failure.ToString()); }
    }

    /// <summary>What is known about a command after a crash. It changes nothing in the book.</summary>
    public JsonObject Lookup(string commandId, bool hasProof) {
      var known = book.Record.Find(commandId);
      if (known != null && known.Result != null) return Found(known.Result);
      var proof = "not_applied";
      if (known != null && known.Record == null) {
        var settling = Settling.Of(book, commandId, known);
        if (!settling.IsCertain) proof = settling.IsPart ? "partly_applied" : "none";
        if (settling.Record != null) Settle(commandId, known, settling.Record);
      }
      var record = known == null ? null : known.Record;
      if (record != null) return Found(Bulk.IsRecord(record) ? Bulk.Present(book, record) : book.Present(record));
      var nothing = new JsonObject().With("found", false);
      return hasProof ? nothing.With("proof", proof) : nothing;
    }

    static JsonObject Found(JsonObject result) { return new JsonObject().With("found", true).With("result", result); }
  }
}
