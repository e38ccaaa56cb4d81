using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text;

/// <summary>The accounting package, as far as this example needs one: debtors in a file. Replace it with your SDK.</summary>
sealed class Notebook {
  public const string Version = "1.0";
  readonly string path;
  /// <summary>By code: the name, and the commandId that created the debtor.</summary>
  public readonly SortedDictionary<string, string[]> Debtors = new SortedDictionary<string, string[]>(System.StringComparer.Ordinal);

  public Notebook(string path) {
    this.path = path;
    if (!File.Exists(path)) return;
    foreach (var line in File.ReadAllLines(path, Encoding.UTF8)) {
      var parts = line.Split('\t');
      if (parts.Length == 3) Debtors[parts[0]] = new[] { parts[1], parts[2] };
    }
  }

  /// <summary>Packages number by themselves where no code is given.</summary>
  public string NextCode() {
    for (var number = Debtors.Count + 1;; number++) {
      var code = "300-" + number.ToString(CultureInfo.InvariantCulture);
      if (!Debtors.ContainsKey(code)) return code;
    }
  }

  /// <summary>All of it or nothing, as a save of most packages is: a new file takes the place of the old one.</summary>
  public void Save(string code, string name, string createdBy) {
    var text = new StringBuilder();
    foreach (var pair in Debtors) if (pair.Key != code) Add(text, pair.Key, pair.Value[0], pair.Value[1]);
    Add(text, code, name, createdBy);
    var bytes = Encoding.UTF8.GetBytes(text.ToString());
    using (var file = new FileStream(path + ".new", FileMode.Create, FileAccess.Write)) {
      file.Write(bytes, 0, bytes.Length);
      file.Flush(true);
    }
    if (File.Exists(path)) File.Replace(path + ".new", path, null);
    else File.Move(path + ".new", path);
    Debtors[code] = new[] { name, createdBy };
  }

  static void Add(StringBuilder text, string code, string name, string createdBy) {
    text.Append(Cell(code)).Append('\t').Append(Cell(name)).Append('\t').Append(Cell(createdBy)).Append('\n');
  }

  /// <summary>A notebook has no room for tabs and line ends. The driver finds that out when it reads back.</summary>
  static string Cell(string text) { return text.Replace('\t', ' ').Replace('\r', ' ').Replace('\n', ' '); }
}
