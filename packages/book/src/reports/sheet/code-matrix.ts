/** A text as the squares of a QR code. Draws nothing. */

import generateCode from 'qrcode-generator';

export interface CodeMatrix {
  /** Squares along each side. */
  readonly count: number;
  readonly isDark: (row: number, column: number) => boolean;
}

export function codeMatrix(text: string): CodeMatrix {
  const code = generateCode(0, 'M');
  code.addData(text);
  code.make();
  return { count: code.getModuleCount(), isDark: (row, column) => code.isDark(row, column) };
}
