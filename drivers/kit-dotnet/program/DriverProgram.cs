using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Text;
using System.Threading;

namespace Ledgerline.DriverKit {
  /// <summary>The protocol of docs/drivers.md over standard input and output. The package has a thread of its own; this one reads lines.</summary>
  public sealed class DriverProgram {
    /// <summary>The connector looks the command up and does not run it again.</summary>
    const int DialogExitCode = 86;
    const int BrokenInputExitCode = 2;
    const int DialogMilliseconds = 250;
    const string Build = "local-mvp-2026.09.30.01";
    const int CommandsMax = 5000;
    const int CommandsBetweenMemoryChecks = 100;
    const long MemoryBytesMax = 400L * 1024 * 1024;
    static readonly TimeSpan ClosePatience = TimeSpan.FromSeconds(4);
    readonly PackageBook book;
    readonly Stream output = Console.OpenStandardOutput();
    readonly HashSet<string> features = new HashSet<string>(StringComparer.Ordinal);
    readonly Log log;
    readonly CommandRunner runner;
    readonly DialogWatch dialogs;
    readonly PackageThread package = new PackageThread();
    volatile RunningCommand running;
    BookWatch watch;
    DialogPictures pictures;
    string artifactFolder;
    bool isOpen;
    int commands;

    DriverProgram(PackageBook book, Log log) {
      this.book = book;
      this.log = log;
      runner = new CommandRunner(book, log);
      dialogs = new DialogWatch(book, ReportDialog, GiveUp, StorePicture);
    }

    /// <summary>Serves one book until the connector closes it or is gone, and returns the exit code.</summary>
    public static int Run(PackageBook book) {
      // What the package prints must not reach the connector, which takes any other line for a broken driver.
      var errors = new StreamWriter(Console.OpenStandardError(), new UTF8Encoding(false)) { AutoFlush = true };
      var program = new DriverProgram(book, new Log(errors));
      Console.SetOut(errors);
      Console.SetError(errors);
      Windows.SendNativeOutputToErrors();
      return program.Serve();
    }

    int Serve() {
      var exitCode = 0;
      using (new Timer(_ => Watch(), null, DialogMilliseconds, DialogMilliseconds)) {
        try { ReadRequests(); }
        catch (FormatException failure) {
          log.Warn("The driver ends, because it got something else than a request. " + failure.Message);
          exitCode = BrokenInputExitCode;
        }
        package.Post(CloseBook);
        // A package that hangs must not keep the book.
        return package.End(ClosePatience) ? exitCode : 1;
      }
    }

    void ReadRequests() {
      var input = new LineReader(Console.OpenStandardInput());
      for (string line; (line = input.Next()) != null;) {
        var request = Json.ReadObject(line);
        var method = request.Text("method");
        if (method == "cancel") Send(new JsonObject().With("id", request["id"]).With("ok", Cancel(request.Text("commandId"))));
        else package.Post(() => Send(Response(request)));
        if (method == "close") return;
      }
    }

    JsonObject Response(JsonObject request) {
      var response = new JsonObject().With("id", request["id"]);
      try { return response.With("ok", Ask(request)); }
      catch (BookClosed closed) { return response.With("error", Error(closed.Code, closed.Message, "not_applied")); }
      catch (Failure failure) { return response.With("error", Error(failure.Code, failure.Message, failure.Outcome)); }
      catch (Exception failure) {
        log.Warn(failure.ToString());
        return response.With("error", Error("PACKAGE_FAILED", failure.Message, "unknown"));
      }
    }

    JsonObject Ask(JsonObject request) {
      switch (request.Text("method")) {
        case "hello": return Hello(request);
        case "propose": return book.Propose(SettingsOf(request));
        case "open": return Open(request);
        case "watch": return BeginWatch(request);
        case "changes": return Changes(request);
        case "execute": return Execute(request);
        case "lookup": return Lookup(request.Text("commandId"));
        case "close": CloseBook(); return new JsonObject();
        default: throw new Failure("unknown_method", "There is no method " + request.Text("method") + ".", "not_applied");
      }
    }

    JsonObject Hello(JsonObject request) {
      features.Clear();
      var named = request["features"] as List<object>;
      if (named != null) foreach (var feature in named) if (feature is string) features.Add((string)feature);
      var types = new List<string>(book.Reads.Keys);
      types.AddRange(book.Writes.Keys);
      var own = new List<string> { "notices", "cancel", "deadline", "proof", "recycle" };
      if (book.HasProposals) own.Add("propose");
      var hello = new JsonObject().With("protocol", 1).With("name", book.Name).With("version", book.Version).With("build", Build)
        .With("exactlyOnce", IsClaimed).With("commandTypes", types).With("settings", DeclaredSettings).With("features", own);
      return book.TellsChanges ? hello.With("changes", true) : hello;
    }

    IList<JsonObject> DeclaredSettings {
      get {
        var declared = new List<JsonObject>(book.Settings);
        if (book.DialogDrawing != null) declared.Add(DialogPictures.Declared);
        return declared;
      }
    }

    /// <summary>Only a connector that knows proofs lets a book take back what hello claims.</summary>
    bool IsClaimed {
      get { return book.ExactlyOnce == ExactlyOnce.EveryBook || (book.ExactlyOnce == ExactlyOnce.SomeBooks && features.Contains("proof")); }
    }

    JsonObject Open(JsonObject request) {
      if (isOpen) throw new BookClosed("book_unavailable", "The book is open already.");
      var settings = SettingsOf(request);
      artifactFolder = request.Text("artifactFolder");
      pictures = DialogPictures.For(book, request, log);
      var capabilities = Opened(settings);
      isOpen = true;
      var isExactlyOnce = book.Record.IsExactlyOnce;
      if (IsClaimed && !isExactlyOnce && !features.Contains("proof")) {
        CloseBook();
        throw new BookClosed("book_unavailable", "The driver claims exactlyOnce, and the record of this book is of the other kind.");
      }
      var ok = new JsonObject().With("capabilities", capabilities).WithKnown("package", NamedPackage);
      return IsClaimed && !isExactlyOnce ? ok.With("exactlyOnce", false) : ok;
    }

    JsonObject NamedPackage {
      get {
        var named = book.Package;
        var tested = book.TestedVersions;
        return named == null || tested == null ? named : named.With("tested", new JsonObject().With("from", tested[0]).With("to", tested[1]));
      }
    }

    /// <summary>The settings of a request. From now on their passwords are in no line of the driver.</summary>
    JsonObject SettingsOf(JsonObject request) {
      var settings = request.Object("settings") ?? new JsonObject();
      log.Hide(book.Settings, settings);
      return settings;
    }

    JsonObject Opened(JsonObject settings) {
      try { return book.Open(settings); }
      catch (Exception failure) when (!(failure is BookClosed)) {
        log.Warn(failure.ToString());
        throw new BookClosed("book_unavailable", "The package could not open the book. " + failure.Message);
      }
    }

    JsonObject BeginWatch(JsonObject request) {
      if (!book.TellsChanges) throw new Failure("unknown_method", "The driver does not report changes.", "not_applied");
      var watched = book.Watch(SettingsOf(request));
      try { watch = new BookWatch(watched, request.Text("stateFolder")); }
      catch {
        watched.Dispose();
        throw;
      }
      return new JsonObject().With("cursor", watch.Position);
    }

    /// <summary>A further request, or the end of the input, ends the wait.</summary>
    JsonObject Changes(JsonObject request) {
      if (watch == null) throw new BookClosed("book_unavailable", "The book is not watched.");
      var clock = Stopwatch.StartNew();
      var patience = TimeSpan.FromSeconds((double)request.Number("waitSeconds", 0));
      return watch.Changes(request.Text("cursor"), (int)request.Number("limit", 1), pause => {
        var left = patience - clock.Elapsed;
        return left > TimeSpan.Zero && package.IsIdleFor(left < pause ? left : pause);
      });
    }

    JsonObject Execute(JsonObject request) {
      RequireOpen();
      var command = new Command {
        Id = request.Text("commandId"), Type = request.Text("type") ?? "", SentBy = request.Text("sentBy"),
        Payload = request.Object("payload") ?? new JsonObject(), ArtifactFolder = artifactFolder,
      };
      if (string.IsNullOrEmpty(command.Id)) throw new Failure("INVALID_PAYLOAD", "commandId is required.", "not_applied");
      if (features.Contains("notices")) command.Progress = text => Progress(request["id"], text);
      var current = new RunningCommand(command.Id, features.Contains("deadline") ? request.Number("secondsLeft") : null);
      running = current;
      try {
        var ok = new JsonObject().With("result", runner.Run(command, current.BeginSave)).WithKnown("artifact", command.Artifact);
        return features.Contains("recycle") && IsWornOut() ? ok.With("recycle", true) : ok;
      } finally {
        lock (dialogs) {
          running = null;
          dialogs.Forget();
        }
        log.Debug(command.Type + " " + command.Id + " " + current.Milliseconds.ToString(CultureInfo.InvariantCulture) + " ms");
      }
    }

    /// <summary>SDKs keep more and more memory and handles.</summary>
    bool IsWornOut() {
      commands++;
      if (commands >= CommandsMax) return true;
      if (commands % CommandsBetweenMemoryChecks != 0) return false;
      using (var own = Process.GetCurrentProcess()) return own.PrivateMemorySize64 > MemoryBytesMax;
    }

    JsonObject Lookup(string commandId) {
      RequireOpen();
      return runner.Lookup(commandId ?? "", features.Contains("proof"));
    }

    JsonObject Cancel(string commandId) {
      var current = running;
      var isAccepted = current != null && current.CommandId == commandId && current.Cancel();
      return new JsonObject().With("accepted", isAccepted);
    }

    void Progress(object of, string text) { Send(new JsonObject().With("notice", "progress").With("of", of).With("text", text)); }

    void Watch() {
      if (!Monitor.TryEnter(dialogs)) return;
      try { if (running != null) dialogs.Look(); }
      catch (Exception failure) { log.Warn(failure.ToString()); }
      finally { Monitor.Exit(dialogs); }
    }

    void ReportDialog(string sentence) {
      log.Warn(sentence == null ? "The window was closed." : "A window of the package waits for a person. " + sentence);
      if (!features.Contains("notices")) return;
      var notice = new JsonObject().With("notice", "state").With("state", sentence == null ? "open" : "dialog_open");
      Send(notice.WithKnown("message", sentence == null ? null : log.Masked(sentence)));
    }

    void StorePicture(Dialog dialog) { if (pictures != null) pictures.Store(dialog, DateTime.UtcNow); }

    void GiveUp() {
      log.Warn("The window was not answered. The driver ends, so that the connector can look the command up.");
      Environment.Exit(DialogExitCode);
    }

    void RequireOpen() { if (!isOpen) throw new BookClosed("book_unavailable", "The book is not open."); }

    void CloseBook() {
      if (watch != null) watch.Dispose();
      watch = null;
      if (!isOpen) return;
      isOpen = false;
      try { book.Close(); }
      catch (Exception failure) { log.Warn(failure.ToString()); }
    }

    void Send(JsonObject message) {
      var bytes = Encoding.UTF8.GetBytes(Json.Write(message) + "\n");
      lock (output) {
        output.Write(bytes, 0, bytes.Length);
        output.Flush();
      }
    }

    JsonObject Error(string code, string message, string outcome) {
      return new JsonObject().With("code", code).With("message", log.Masked(message)).With("outcome", outcome);
    }
  }
}
