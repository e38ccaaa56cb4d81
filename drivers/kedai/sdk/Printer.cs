using System.Globalization;
using System.Text;

namespace Kedai.Desktop {
  /// <summary>A page with the number and the total of a document.</summary>
  static class Printer {
    public static byte[] Print(Record document) {
      var drawing = "BT /F1 18 Tf 72 760 Td (" + document.Key + "  " + document.Raw("Total") + ") Tj ET";
      var objects = new[] {
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>",
        "<</Length " + drawing.Length.ToString(CultureInfo.InvariantCulture) + ">>stream\n" + drawing + "\nendstream",
      };
      var text = new StringBuilder("%PDF-1.4\n");
      for (var at = 0; at < objects.Length; at++)
        text.Append((at + 1).ToString(CultureInfo.InvariantCulture)).Append(" 0 obj").Append(objects[at]).Append("endobj\n");
      return Encoding.ASCII.GetBytes(text.Append("trailer<</Root 1 0 R>>\n%%EOF\n").ToString());
    }
  }
}
