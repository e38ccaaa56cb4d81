using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

namespace Kedai.Desktop {
  /// <summary>
  /// The file of a company: a line for each save, with everything that was saved together. The file edition is open in one program alone; of the SQL
  /// edition each save is, as a server would do it.
  /// </summary>
  sealed class DataFile : IDisposable {
    const string Head = "Kedai 9.1 ";
    public readonly bool IsSql;
    readonly bool isReadOnly;
    readonly FileStream file;
    long whole;

    public DataFile(string path, bool isReadOnly = false) {
      if (!File.Exists(path)) throw new KedaiException("Data file not found.");
      this.isReadOnly = isReadOnly;
      file = new FileStream(path, FileMode.Open, isReadOnly ? FileAccess.Read : FileAccess.ReadWrite, FileShare.ReadWrite);
      var lines = NewLines();
      if (lines.Length == 0 || !lines[0].StartsWith(Head, StringComparison.Ordinal)) {
        file.Dispose();
        throw new KedaiException("Data file is damaged.");
      }
      IsSql = lines[0].Substring(Head.Length) == "SQL";
      if (!isReadOnly && !IsSql && !IsLocked()) {
        file.Dispose();
        throw new KedaiException("Data file is in use.");
      }
      whole = Encoding.UTF8.GetByteCount(lines[0]) + 1;
    }

    public static void Create(string path, bool isSql) { File.WriteAllText(path, Head + (isSql ? "SQL" : "FILE") + "\n", new UTF8Encoding(false)); }

    /// <summary>mono on Linux does not keep FileShare.None between processes; a lock it does.</summary>
    bool IsLocked() {
      try { file.Lock(0, long.MaxValue); }
      catch (IOException) { return false; }
      return true;
    }

    /// <summary>What was saved since it was asked last, in order. A last line without its end was never saved.</summary>
    public IList<Record> New() {
      var records = new List<Record>();
      foreach (var line in NewLines()) foreach (var part in line.Split('\t')) records.Add(Record.Read(part));
      return records;
    }

    string[] NewLines() {
      var content = new byte[Math.Max(0, file.Length - whole)];
      file.Position = whole;
      var got = 0;
      for (int more; got < content.Length && (more = file.Read(content, got, content.Length - got)) > 0;) got += more;
      var end = Array.LastIndexOf(content, (byte)'\n', Math.Max(0, got - 1)) + 1;
      whole += end;
      return Encoding.UTF8.GetString(content, 0, end).Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
    }

    /// <summary>The SQL edition: until Release no one else saves.</summary>
    public void Take() {
      if (!IsSql) return;
      while (!IsLocked()) System.Threading.Thread.Sleep(5);
    }

    public void Release() { if (IsSql) file.Unlock(0, long.MaxValue); }

    /// <summary>Whoever appends has taken the file, and knows all that is in it.</summary>
    public void Append(IEnumerable<Record> together, bool isFlushed) {
      if (isReadOnly) throw new KedaiException("The company is open for reading.");
      var parts = new List<string>();
      foreach (var record in together) parts.Add(record.Written());
      var bytes = Encoding.UTF8.GetBytes(string.Join("\t", parts) + "\n");
      file.SetLength(whole);
      file.Position = whole;
      file.Write(bytes, 0, bytes.Length);
      file.Flush(isFlushed);
      whole += bytes.Length;
    }

    public void Dispose() { file.Dispose(); }
  }
}
