using System;
using System.Collections.Generic;
using System.IO;

namespace Ledgerline.DriverKit {
  /// <summary>Standard error, which the connector logs as warnings. No payload, and no password, not even in the words of the package.</summary>
  public sealed class Log {
    const string Hidden = "***";
    readonly TextWriter errors;
    readonly List<string> secrets = new List<string>();
    readonly bool isDebug = Environment.GetEnvironmentVariable("LEDGERLINE_DRIVER_LOG") == "debug";

    public Log(TextWriter errors) { this.errors = errors; }

    public void Warn(string text) { lock (errors) errors.WriteLine(Masked(text)); }

    public void Debug(string text) { if (isDebug) Warn(text); }

    /// <summary>The values of the settings that are declared as passwords.</summary>
    public void Hide(IEnumerable<JsonObject> declared, JsonObject settings) {
      foreach (var setting in declared) {
        var value = setting.Text("type") == "password" ? settings.Text(setting.Text("name")) : null;
        if (!string.IsNullOrEmpty(value)) secrets.Add(value);
      }
      // One password can be the beginning of another.
      secrets.Sort((a, b) => b.Length - a.Length);
    }

    public string Masked(string text) {
      foreach (var secret in secrets) text = text.Replace(secret, Hidden);
      return text;
    }
  }
}
