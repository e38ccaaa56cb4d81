using System;
using Kedai.Desktop;

/// <summary>A person at Kedai Desktop: opens a company, does what the parameters say, and closes it.</summary>
static class Person {
  static int Main(string[] arguments) {
    using (var session = new Session(arguments[0], "MEI", "")) {
      for (var at = 1; at + 1 < arguments.Length; at += 3) Do(session, arguments[at], arguments[at + 1], arguments[at + 2]);
    }
    return 0;
  }

  static void Do(Session session, string what, string key, string value) {
    if (what == "add-debtor") {
      var added = session.New("Debtor");
      added["CompanyName"] = value;
      added["Active"] = "T";
      added["TermDays"] = "0";
      added["CreditLimit"] = "0";
      session.Save(added, key);
    } else if (what == "delete-debtor") session.Delete(session.Find("Debtor", key));
    else if (what == "note-receipt") Set(session, "Receipt", key, "Description", value);
    else if (what == "rename-debtor") Set(session, "Debtor", key, "CompanyName", value);
    else Set(session, "Invoice", key, "Ref", value);
  }

  static void Set(Session session, string kind, string key, string column, string value) {
    var changed = session.Edit(session.Find(kind, key));
    changed[column] = value;
    session.Save(changed);
  }
}
