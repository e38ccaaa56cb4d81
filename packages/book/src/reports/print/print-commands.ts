/** The commands that print: documents, statements of account, the sales of a period, and reports by their templates. */

import { DOCUMENT_NAMES, type DocType, isDocType, isReportTemplate, type Payload } from '@ledgerline/catalog';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookReportSays } from '@ledgerline/words/book/tax-return';
import type { ProducedFile } from '../../artifact.ts';
import type { CommandContext } from '../../command/command-context.ts';
import {
  type Handler,
  type HandlerResult,
  type OwnHandlers,
  type Result,
  refused,
  uncommitted,
} from '../../command/handler-result.ts';
import { missingDocument } from '../../document/document-sentence.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { SALES_INVOICE } from '../../ledger/nature.ts';
import { findParty } from '../../master-data/master.ts';
import { LISTED_BY } from '../../master-data/record-sentence.ts';
import { seenTypes, selectDocument } from '../../operations/document/select.ts';
import { documentSheet } from '../documents/document-sheet.ts';
import { printOf } from '../documents/print.ts';
import { documentTemplateRows, templateOf } from '../documents/templates.ts';
import { pdfOf } from '../pdf/pdf.ts';
import { withLanguage } from '../sheet/print-detail.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { salesSheet } from '../templates/sales-sheet.ts';
import { reportTemplateRows } from '../templates/templates.ts';
import { htmlOf } from '../web/html.ts';
import { languageOf } from '../words/language.ts';
import { isPrinted } from '../words/titles.ts';
import { type ReportFormat, reportHandler } from './print-report.ts';
import { statementSheet } from './statement-sheet.ts';

const printed = (result: Result, file: ProducedFile): HandlerResult => ({ result, isCommitted: false, file });

/** Document numbers can contain any character; file names contain only those that every system accepts. */
const fileNameOf = (kind: string, number: string, extension: string): string =>
  `${kind}-${number.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'document'}.${extension}`;

function printDocument(command: CommandContext, type: DocType, payload: Payload): HandlerResult {
  const document = selectDocument(command, seenTypes([type]), { docNo: payload.docNo ?? '' });
  if (!document) command.refuse('/docNo', 'NOT_FOUND', missingDocument(command.db, [type], String(payload.docNo)));
  if (!document || !isPrinted(document.type)) return refused(command);
  const template = templateOf(command, document.type, payload);
  if (!template) return refused(command);
  const language = languageOf(payload);
  const { bytes, pageCount } = pdfOf(
    documentSheet(printOf(command, document, document.type, language, template.isAsIssued), template),
  );
  return printed(
    {
      ok: true,
      document: { docKey: document.key.toString(), docNo: document.no },
      docType: document.type,
      docNo: document.no,
      status: document.status,
      template: template.name,
      language,
      pageCount,
    },
    { fileName: fileNameOf(DOCUMENT_NAMES[document.type], document.no, 'pdf'), contentType: 'application/pdf', bytes },
  );
}

/** The catalog has checked the type. */
const printNamed: Handler = (command, payload) => {
  const type = String(payload.docType);
  if (!isDocType(type)) throw new Error(`${type} is not a document type.`);
  return printDocument(command, type, payload);
};

/** The party of a statement: in the named ledger, otherwise in the ledger that has the code. */
function statementParty(
  command: CommandContext,
  payload: Payload,
): { readonly side: LedgerSide; readonly code: string } | undefined {
  const named = (['AR', 'AP'] as const).find((side) => payload[SIDES[side].partyCode] !== undefined);
  const name = named === undefined ? 'partyCode' : SIDES[named].partyCode;
  const code = String(payload[name]);
  const asked = named ?? payload.side;
  const sides: readonly LedgerSide[] = asked === 'AR' || asked === 'AP' ? [asked] : ['AR', 'AP'];
  const side = sides.find((candidate) => findParty(command, candidate, code));
  if (side !== undefined) return { side, code };
  const kind = sides.length > 1 ? 'party' : SIDES[sides[0] ?? 'AR'].partyKind;
  const lists = sides.map((candidate) => LISTED_BY[SIDES[candidate].partyKind]).join(CODES_APART);
  command.refuse(`/${name}`, 'NOT_FOUND', bookReportSays.noParty(code, lists, kind));
  return undefined;
}

interface Medium {
  readonly extension: string;
  readonly contentType: string;
  readonly make: (sheet: Sheet) => { readonly bytes: Uint8Array; readonly pageCount?: number };
}

const PDF: Medium = { extension: 'pdf', contentType: 'application/pdf', make: pdfOf };
const HTML: Medium = {
  extension: 'html',
  contentType: 'text/html; charset=utf-8',
  make: (sheet) => ({ bytes: htmlOf(sheet) }),
};

const statement =
  ({ extension, contentType, make }: Medium): Handler =>
  (command, payload) => {
    const party = statementParty(command, payload);
    const template = templateOf(command, 'statement', payload);
    if (!party || !template) return refused(command);
    const { sheet, report } = statementSheet(command, party.side, party.code, payload, template);
    const { bytes, ...made } = make(sheet);
    const { rows, ...summary } = report;
    return printed(
      {
        ok: true,
        report: summary,
        count: (rows as readonly unknown[]).length,
        template: template.name,
        language: sheet.language,
        ...made,
      },
      { fileName: fileNameOf('statement', `${party.code}-${String(report.dateTo)}`, extension), contentType, bytes },
    );
  };

const salesReport: Handler = (command, payload) => {
  const { sheet, report, count } = salesSheet(command, payload);
  const fileName = fileNameOf('sales', `${report.groupBy}-${report.dateTo}`, HTML.extension);
  return printed(
    { ok: true, report, count, language: sheet.language },
    { fileName, contentType: HTML.contentType, bytes: HTML.make(sheet).bytes },
  );
};

/** Prints the report that the payload names, otherwise the default of the command. */
const orReport =
  (usual: ReportFormat, run: Handler): Handler =>
  (command, payload) =>
    isReportTemplate(payload.template) ? reportHandler(payload.template, usual)(command, payload) : run(command, payload);

const listTemplates: Handler = () => {
  const rows = [...documentTemplateRows(), ...reportTemplateRows()];
  return uncommitted({ ok: true, rows, count: rows.length });
};

/** Prints in the language of the payload, otherwise in the language that the owner has set. */
const inLanguage =
  (print: Handler): Handler =>
  (command, payload) =>
    print(command, withLanguage(command, payload));

export const PRINT_COMMANDS = {
  'list-acct-report-templates': listTemplates,
  'sales-document-acct-pdf': inLanguage(printNamed),
  'purchase-document-acct-pdf': inLanguage(printNamed),
  'stock-document-acct-pdf': inLanguage(printNamed),
  'arap-document-acct-pdf': inLanguage(printNamed),
  'gl-document-acct-pdf': inLanguage(orReport('pdf', printNamed)),
  'arap-statement-acct-pdf': inLanguage(orReport('pdf', statement(PDF))),
  'statement-report-html': inLanguage(orReport('html', statement(HTML))),
  'sales-report-html': inLanguage(salesReport),
  'sales-invoice-acct-pdf': inLanguage((command, payload) => printDocument(command, SALES_INVOICE, payload)),
} satisfies OwnHandlers;
