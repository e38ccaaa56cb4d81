/** A report as a file: PDF, web page or rows for a spreadsheet, part by part where it can be long. */

import type { Payload, ReportTemplate } from '@ledgerline/catalog';
import { bookReportSays } from '@ledgerline/words/book/tax-return';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type HandlerResult, type Result, refused } from '../../command/handler-result.ts';
import { type Sen, senNumber } from '../../money.ts';
import { csvParts } from '../csv/csv.ts';
import { pdfOf } from '../pdf/pdf.ts';
import type { Row, Sheet } from '../sheet/sheet.ts';
import { type MadeReport, makeReport } from '../templates/templates.ts';
import { htmlParts } from '../web/html.ts';

export type ReportFormat = 'pdf' | 'html' | 'csv';

interface Made {
  readonly parts: Iterable<string | Uint8Array>;
  readonly pageCount?: number;
}

interface Medium {
  readonly contentType: string;
  /** The maximum number of rows. A longer report is refused: it would be unreadable and take minutes. */
  readonly rowsMax: number;
  readonly make: (sheet: Sheet, rows: Iterable<Row>) => Made;
}

/** Pages are numbered, so all of them are laid out before the first is written. */
function pdfParts(sheet: Sheet, rows: Iterable<Row>): Made {
  const tables = sheet.tables.map((table, index) =>
    index === sheet.tables.length - 1 ? { ...table, rows: [...table.rows, ...rows] } : table,
  );
  const { bytes, pageCount } = pdfOf({ ...sheet, tables });
  return { parts: [bytes], pageCount };
}

const MEDIA: Readonly<Record<ReportFormat, Medium>> = {
  pdf: { contentType: 'application/pdf', rowsMax: 10_000, make: pdfParts },
  html: {
    contentType: 'text/html; charset=utf-8',
    rowsMax: 50_000,
    make: (sheet, rows) => ({ parts: htmlParts(sheet, rows) }),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    rowsMax: Number.POSITIVE_INFINITY,
    make: (sheet, rows) => ({ parts: csvParts(sheet, rows) }),
  },
};

const isFormat = (value: unknown): value is ReportFormat => typeof value === 'string' && Object.hasOwn(MEDIA, value);

/** The result of a report, and its file in parts that are made as they are read. */
interface PrintedReport {
  readonly result: Result;
  readonly fileName: string;
  readonly contentType: string;
  readonly parts: Iterable<string | Uint8Array>;
}

const numbersOf = (amounts: Readonly<Record<string, Sen>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, senNumber(amount)]));

function resultOf(template: ReportTemplate, { request, report }: MadeReport, pageCount: number | undefined): Result {
  const { from, to, language, command } = request;
  return {
    ok: true,
    report: {
      template,
      period: { dateFrom: from, dateTo: to },
      totals: numbersOf(report.totals),
      ...(report.currencies === undefined
        ? {}
        : { currencies: report.currencies.map(({ currencyCode, amounts }) => ({ currencyCode, ...numbersOf(amounts) })) }),
    },
    count: report.count,
    template,
    language,
    ...(pageCount === undefined ? {} : { pageCount }),
    ...(command.warnings.length === 0 ? {} : { warnings: command.warnings }),
  };
}

/** Prints a report; undefined when the report was refused. */
function printReport(
  command: CommandContext,
  template: ReportTemplate,
  payload: Payload,
  usual: ReportFormat,
): PrintedReport | undefined {
  const format = isFormat(payload.format) ? payload.format : usual;
  const { contentType, rowsMax, make } = MEDIA[format];
  const made = makeReport(command, template, payload);
  if (made === undefined) return undefined;
  if (made.report.count > rowsMax) {
    const [rows, most] = [made.report.count, rowsMax].map((count) => count.toLocaleString('en-GB'));
    command.refuse('/format', 'INVALID_VALUE', bookReportSays.tooManyRows(rows ?? '', most ?? ''));
    return undefined;
  }
  const { parts, pageCount } = make(made.sheet, made.report.rows ?? []);
  return {
    result: resultOf(template, made, pageCount),
    fileName: `${template}-${made.request.to}.${format}`,
    contentType,
    parts,
  };
}

const CHUNK_CHARACTERS = 65_536;

/** Parts as bytes, small ones joined. */
function* chunksOf(parts: Iterable<string | Uint8Array>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    if (text.length > CHUNK_CHARACTERS || (typeof part !== 'string' && text !== '')) {
      yield encoder.encode(text);
      text = '';
    }
    if (typeof part !== 'string') yield part;
  }
  if (text !== '') yield encoder.encode(text);
}

/** The result of a command: the whole file at once. */
function reportHandled(printed: PrintedReport): HandlerResult {
  const { result, fileName, contentType, parts } = printed;
  return { result, isCommitted: false, file: { fileName, contentType, bytes: Buffer.concat([...chunksOf(parts)]) } };
}

/** Yields the file part by part: it can be larger than memory. */
export function writeReport(
  command: CommandContext,
  template: ReportTemplate,
  payload: Payload,
  write: (part: Uint8Array) => void,
): Result {
  const printed = printReport(command, template, payload, 'csv');
  if (printed === undefined) return refused(command).result;
  for (const part of chunksOf(printed.parts)) write(part);
  return printed.result;
}

/** The handler of one template. */
export const reportHandler =
  (template: ReportTemplate, usual: ReportFormat): Handler =>
  (command, payload) => {
    const printed = printReport(command, template, payload, usual);
    return printed === undefined ? refused(command) : reportHandled(printed);
  };
