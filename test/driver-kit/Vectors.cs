using System;
using System.Collections.Generic;
using System.IO;
using System.Text;
using Ledgerline.DriverKit;

/// <summary>Runs the vectors of test/vectors/driver-kit.json against the kit in C#: a line in, a line out.</summary>
static class Vectors {
  static int Main() {
    var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
    var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
    for (string line; (line = input.ReadLine()) != null;) {
      var vector = Json.ReadObject(line);
      output.Write(Json.Write(Answer(vector.Text("kind"), vector.Object("input"))) + "\n");
    }
    output.Flush();
    return 0;
  }

  static JsonObject Answer(string kind, JsonObject input) {
    try { return new JsonObject().With("value", Value(kind, input)); }
    catch (Refusal refusal) { return new JsonObject().With("code", refusal.Code); }
    catch (Failure failure) { return new JsonObject().With("code", failure.Code + " " + failure.Outcome); }
    catch (FormatException) { return new JsonObject().With("code", "FORMAT"); }
  }

  static object Value(string kind, JsonObject input) {
    switch (kind) {
      case "canonical": return Json.Canonical(Json.ReadObject(input.Text("text")));
      case "json": return Json.Write(Json.ReadObject(input.Text("text")));
      case "fingerprint": return CommandRecord.FingerprintOf(input.Text("type"), input.Object("payload"));
      case "round": return Money.Round(input.Number("value", 0), (int)input.Number("decimals", 0));
      case "fiveSen": return Money.RoundToFiveSen(input.Number("value", 0));
      case "discount": return Money.Discounted(input.Number("gross", 0), input.Text("discount"), "/discount");
      case "day": return Text.Day(Text.Day(input.Text("text"), "/docDate"));
      case "codePage": return new CodePage((int)input.Number("page", 0)).Require(input.Text("text"), "/description");
      case "rtf": return Rtf.VisibleText(input.Text("text"));
      case "differences": return Paths(input);
      case "readBack": return Mismatches(input.Object("asked"), input.Object("stored"));
      case "settle": return new VectorBook(input).Settled();
      case "picture": return Picture(input);
      case "dialogs": return new VectorDialogs((List<object>)input["looks"]).Reported();
      case "bulk": return new BulkPackage(input).Run(input.Object("payload"));
      case "writer": return new InterruptedSave().WriterAfter(input.Text("end"));
      case "fullDisk": return new FullDisk().Ends((int)input.Number("characters", 0));
      case "changes": return new ChangingPackage(input).Followed();
      case "userFields": return new UserFields(Declared(input)).Checked(input.Object("sent"));
      case "page": return Shown(Paging.Page(Rows((int)input.Number("rows", 0)), input.Object("payload")));
      default: return Names(new Family(input.Text("noun"), input.Text("plural")));
    }
  }

  static object Picture(JsonObject input) {
    var dots = new List<byte>();
    foreach (var each in (List<object>)input["dots"]) dots.Add((byte)(decimal)each);
    var file = BitmapFile.Of((int)input.Number("width", 0), (int)input.Number("height", 0), dots.ToArray());
    return new[] { DialogPictures.NameOf(input.Text("companyId"), ChangeLog.Moment(input.Text("at"))), Convert.ToBase64String(file) };
  }

  static object Paths(JsonObject input) {
    var decimals = new Dictionary<string, int>();
    foreach (var name in input.Object("decimals").Names) decimals[name] = (int)input.Object("decimals").Number(name, 0);
    var paths = new List<object>();
    foreach (var each in ReadBack.Differences(input.Object("asked"), input.Object("stored"), decimals)) paths.Add(each["path"]);
    return paths;
  }

  static IList<object> Mismatches(JsonObject asked, JsonObject stored) {
    var read = new ReadBack();
    foreach (var name in stored.Names) read.Field(name, () => stored[name]);
    var error = read.Result(asked, "CreateRecord").Object("error");
    var messages = new List<object>();
    if (error == null) return messages;
    messages.Add(error["message"]);
    foreach (var detail in error.Objects("details")) messages.Add(detail["message"]);
    return messages;
  }

  static IEnumerable<UserField> Declared(JsonObject input) {
    foreach (var field in input.Objects("declared"))
      yield return new UserField {
        Column = field.Text("column"), Type = (UserFieldType)Enum.Parse(typeof(UserFieldType), field.Text("type"), true),
        LengthMax = (int?)field.Number("lengthMax"), Decimals = (int?)field.Number("decimals"),
      };
  }

  static IList<JsonObject> Rows(int count) {
    var rows = new List<JsonObject>();
    for (var at = 0; at < count; at++) rows.Add(new JsonObject().With("at", at));
    return rows;
  }

  static object Shown(JsonObject page) {
    var rows = page.Objects("rows");
    return new[] { rows.Count == 0 ? null : rows[0]["at"], page["count"], page["nextCursor"] };
  }

  static object Names(Family family) {
    return new[] {
      family.Create, family.Update, family.Cancel, family.Void, family.Get, family.Validate, family.List, family.Lines, family.BulkCreate,
    };
  }

  /// <summary>Windows as a vector says: the title of one that is open at a look, or nothing for the end of a command.</summary>
  sealed class VectorDialogs : IDialogs {
    readonly List<object> looks;
    string title = "";

    public VectorDialogs(List<object> looks) { this.looks = looks; }

    public IList<Dialog> Open() { return title == "" ? new Dialog[0] : new[] { new Dialog { Title = title } }; }
    public void Press(Dialog dialog, string button) { title = ""; }

    int drawn;

    public IList<string> Reported() {
      var reports = new List<string>();
      var book = new VectorBook(new JsonObject()) { Shown = this };
      book.DialogAnswers["Backup"] = "No";
      var watch = new DialogWatch(book, reports.Add, () => reports.Add("gave up"), dialog => drawn++);
      foreach (var look in looks) {
        title = (string)look ?? "";
        if (look == null) watch.Forget();
        else watch.Look();
      }
      if (drawn > 0) reports.Add("drawn " + Json.Write(drawn));
      return reports;
    }
  }

  /// <summary>A package that has what a vector says.</summary>
  sealed class VectorBook : PackageBook {
    readonly JsonObject input;
    public IDialogs Shown;

    public VectorBook(JsonObject input) { this.input = input; }

    public string Settled() {
      var begun = new Entry { Asked = input.Object("asked"), Before = input.Object("before"), Target = new JsonObject() };
      var settling = Settling.Of(this, "stamp", begun);
      if (settling.Record != null) return "found";
      return settling.IsCertain ? "nothing" : "uncertain";
    }

    public override JsonObject FindStamped(string stamp) { return input.IsTrue("isStamped") ? new JsonObject() : null; }
    public override JsonObject Fields(JsonObject target) { return input.Object("now"); }
    public override IDialogs Dialogs { get { return Shown; } }
    public override string Name { get { return "vectors"; } }
    public override string Version { get { return "1.0.0"; } }
    public override IList<JsonObject> Settings { get { return new JsonObject[0]; } }
    public override ExactlyOnce ExactlyOnce { get { return ExactlyOnce.NoBook; } }
    public override CommandRecord Record { get { return null; } }
    public override JsonObject Open(JsonObject settings) { return new JsonObject(); }
    public override void Close() { }
    public override JsonObject Present(JsonObject record) { return record; }
  }
}
