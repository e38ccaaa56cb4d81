using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

namespace Kedai.Desktop {
  /// <summary>The file of a company: a line for each save, with everything that was saved together.</summary>
  sealed class DataFile : IDisposable {
    const string Head = "Kedai 9.1 ";
    public readonly bool IsSql;
    readonly FileStream file;
    readonly List<Record> saved = new List<Record>();

    public DataFile(string path) {
      if (!File.Exists(path)) throw new KedaiException("Data file not found.");
      try {
        file = new FileStream(path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        // mono on Linux does not keep FileShare.None between processes; a lock it does.
        file.Lock(0, long.MaxValue);
      } catch (IOException) {
        if (file != null) file.Dispose();
        throw new KedaiException("Data file is in use.");
      }
      var content = new byte[file.Length];
      for (var got = 0; got < content.Length;) got += file.Read(content, got, content.Length - got);
      var whole = Array.LastIndexOf(content, (byte)'\n') + 1;
      file.SetLength(whole);
      file.Position = whole;
      var lines = Encoding.UTF8.GetString(content, 0, whole).Split(new[] { '\n' }, StringSplitOptions.RemoveEmptyEntries);
      if (lines.Length == 0 || !lines[0].StartsWith(Head, StringComparison.Ordinal)) {
        file.Dispose();
        throw new KedaiException("Data file is damaged.");
      }
      IsSql = lines[0].Substring(Head.Length) == "SQL";
      for (var at = 1; at < lines.Length; at++) foreach (var part in lines[at].Split('\t')) saved.Add(Record.Read(part));
    }

    public static void Create(string path, bool isSql) { File.WriteAllText(path, Head + (isSql ? "SQL" : "FILE") + "\n", new UTF8Encoding(false)); }

    /// <summary>Everything that was ever saved, in order.</summary>
    public IEnumerable<Record> Saved { get { return saved; } }

    public void Append(IEnumerable<Record> together, bool isFlushed) {
      var parts = new List<string>();
      foreach (var record in together) parts.Add(record.Written());
      var bytes = Encoding.UTF8.GetBytes(string.Join("\t", parts) + "\n");
      file.Write(bytes, 0, bytes.Length);
      file.Flush(isFlushed);
    }

    public void Dispose() { file.Dispose(); }
  }
}
