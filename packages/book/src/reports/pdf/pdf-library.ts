/** Loads the PDF library when the first document is printed: a book that prints nothing does not pay for it. */

import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';

type PdfConstructor = typeof PdfDocument;

let known: PdfConstructor | undefined;

/** Commands run synchronously, so it is required, not imported. */
export function pdfLibrary(): PdfConstructor {
  known ??= createRequire(import.meta.url)('pdfkit') as PdfConstructor;
  return known;
}
