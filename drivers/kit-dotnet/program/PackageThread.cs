using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Ledgerline.DriverKit {
  /// <summary>The one thread that the SDK sees: an STA with a message pump on Windows, elsewhere a thread that waits.</summary>
  public sealed class PackageThread {
    readonly Queue<Action> tasks = new Queue<Action>();
    readonly AutoResetEvent arrived = new AutoResetEvent(false);
    readonly Thread thread;
    bool isEnding;

    public PackageThread() {
      thread = new Thread(Run) { Name = "package", IsBackground = true };
      if (Windows.IsHere) thread.SetApartmentState(ApartmentState.STA);
      thread.Start();
    }

    public void Post(Action task) {
      lock (tasks) tasks.Enqueue(task);
      arrived.Set();
    }

    /// <summary>On the thread itself: waits for further work, and returns whether none has come.</summary>
    public bool IsIdleFor(TimeSpan time) {
      var clock = Stopwatch.StartNew();
      for (;;) {
        lock (tasks) if (tasks.Count > 0 || isEnding) return false;
        var left = time - clock.Elapsed;
        if (left <= TimeSpan.Zero) return true;
        Windows.WaitAndPump(arrived, left);
      }
    }

    /// <summary>Lets the thread finish what was posted. False: the package hangs.</summary>
    public bool End(TimeSpan patience) {
      lock (tasks) isEnding = true;
      arrived.Set();
      return thread.Join(patience);
    }

    void Run() {
      for (;;) {
        Action task;
        lock (tasks) {
          if (tasks.Count == 0 && isEnding) return;
          task = tasks.Count > 0 ? tasks.Dequeue() : null;
        }
        if (task != null) task();
        else Windows.WaitAndPump(arrived, Timeout.InfiniteTimeSpan);
      }
    }
  }
}
