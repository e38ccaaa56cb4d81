using System;
using System.IO;
using System.Reflection;

namespace Ledgerline.DriverKit {
  /// <summary>The assemblies of the vendor, loaded from the installed package: drivers do not redistribute them.</summary>
  public static class SdkFolder {
    /// <summary>Before the first use of a type of the SDK, and in a method that uses none itself.</summary>
    /// <param name="folder">Where the package is installed, for example from its key in the registry.</param>
    public static void Use(string folder) {
      if (!Directory.Exists(folder))
        throw new BookClosed("book_unavailable", "The package is not installed in " + folder + ". Install it, or correct the setting.");
      AppDomain.CurrentDomain.AssemblyResolve += (sender, wanted) => {
        var file = Path.Combine(folder, new AssemblyName(wanted.Name).Name + ".dll");
        return File.Exists(file) ? Assembly.LoadFrom(file) : null;
      };
    }

    /// <summary>The file version of an assembly of the SDK; null when there is none.</summary>
    public static string Version(string folder, string assembly) {
      var file = Path.Combine(folder, assembly + ".dll");
      return File.Exists(file) ? AssemblyName.GetAssemblyName(file).Version.ToString(4) : null;
    }
  }
}
