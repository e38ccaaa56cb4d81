using System;
using System.IO;
using System.Threading;

namespace Ledgerline.DriverKit {
  /// <summary>One driver for a book at a time, also on systems that ignore the sharing modes of files.</summary>
  public sealed class BookLock : IDisposable {
    /// <summary>A driver whose connector is gone ends within 4 seconds; a driver that has the book longer keeps it.</summary>
    static readonly TimeSpan Patience = TimeSpan.FromSeconds(6);
    readonly FileStream file;

    /// <param name="path">A file of its own beside the book, such as book.kedai.driver.</param>
    public BookLock(string path) { file = OpenAlone(path); }

    /// <summary>Opens a file that no other driver has open, or throws BookClosed.</summary>
    public static FileStream OpenAlone(string path) {
      var until = DateTime.UtcNow + Patience;
      for (;;) {
        try { return Locked(path); }
        catch (IOException failure) {
          if (failure is DirectoryNotFoundException) throw new BookClosed("book_unavailable", "There is no folder for " + path + ".");
          if (DateTime.UtcNow > until) throw new BookClosed("book_locked", "Another driver has the book open. Only one connector can serve a book.");
        } catch (UnauthorizedAccessException) {
          throw new BookClosed("book_unavailable", path + " cannot be written. Let the account of the connector write it.");
        }
        Thread.Sleep(100);
      }
    }

    static FileStream Locked(string path) {
      var opened = new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.ReadWrite, Lines.BufferBytes);
      try {
        // Far behind the content, so that other programs can still read it.
        opened.Lock(long.MaxValue - 1, 1);
        return opened;
      } catch {
        opened.Dispose();
        throw;
      }
    }

    public void Dispose() { file.Dispose(); }
  }
}
