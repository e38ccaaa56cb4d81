using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Ledgerline.DriverKit {
  /// <summary>Releases the COM objects of a command when it ends, the last first, instead of whenever the collector comes by.</summary>
  public sealed class ComScope : IDisposable {
    readonly Stack<object> held = new Stack<object>();

    public T Keep<T>(T instance) where T : class {
      if (instance != null && Marshal.IsComObject(instance)) held.Push(instance);
      return instance;
    }

    public void Dispose() { while (held.Count > 0) Marshal.ReleaseComObject(held.Pop()); }
  }
}
