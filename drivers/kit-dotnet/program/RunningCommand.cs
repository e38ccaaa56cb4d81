using System.Diagnostics;

namespace Ledgerline.DriverKit {
  /// <summary>The command that runs now. It can be cancelled, or run out of time, until the package begins to save.</summary>
  sealed class RunningCommand {
    public readonly string CommandId;
    readonly decimal? secondsLeft;
    readonly Stopwatch clock = Stopwatch.StartNew();
    bool isCancelled, isSaving;

    public RunningCommand(string commandId, decimal? secondsLeft) {
      CommandId = commandId;
      this.secondsLeft = secondsLeft;
    }

    public long Milliseconds { get { return clock.ElapsedMilliseconds; } }

    /// <summary>False: it is too late, and the command runs to its end.</summary>
    public bool Cancel() {
      lock (clock) {
        if (!isSaving) isCancelled = true;
        return isCancelled;
      }
    }

    public void BeginSave() {
      lock (clock) {
        if (isCancelled) throw new Failure("cancelled", "The command was cancelled before anything was saved.", "not_applied");
        if (secondsLeft != null && clock.ElapsedMilliseconds > secondsLeft * 1000)
          throw new Failure("deadline_passed", "The time for the command was over before anything was saved.", "not_applied");
        isSaving = true;
      }
    }
  }
}
