/** The public interface of the embedded account book. */

export type { ProducedFile } from './artifact.ts';
export { Book, type BookOptions } from './book.ts';
export type { Budget } from './budget.ts';
export { fixedClock, systemClock, todayOf } from './clock.ts';
export type { Carrier } from './command/command-context.ts';
export type { Result } from './command/handler-result.ts';
export { changeOf, settingsText } from './command-line/settings.ts';
export type { Database } from './database.ts';
export type { Errand, Reply } from './einvoice/courier/errand.ts';
export type { CourierTry } from './einvoice/courier/queue.ts';
export { type Adoption, type Comparison, type IssuedDocument, issuedPageIn } from './einvoice/courier/reconcile.ts';
export { requestOf } from './einvoice/courier/request.ts';
export { type AnsweredDocument, blockOf, detailsIn, receiptIn, submissionPageIn } from './einvoice/courier/wire.ts';
export { certificateFacts } from './einvoice/signing/certificate.ts';
export { type DerValue, derAt, derList, identifierOf } from './einvoice/signing/der.ts';
export { signDocument } from './einvoice/signing/signature.ts';
export type { GatewayEnvironment, GatewaySettings } from './einvoice/state/place.ts';
export type { Rehearsal } from './einvoice/state/rehearsal-store.ts';
export { COMPANY_DETAILS, type CompanyDetail, type CompanyDetails, companyDetails, detailProblem } from './setup/company.ts';
export { openDatabase } from './sqlite/database.ts';
export { createBook, type NewBook } from './sqlite/new-book.ts';
export { openBook } from './sqlite/open.ts';
export { printFrom } from './sqlite/print-source.ts';
export { buildTemplate, openTemplate, type TemplateName } from './sqlite/template-file.ts';
export { CHART_NAMES, type ChartDescription, describeCharts, isChartName } from './template/chart.ts';
export { fillBlank } from './template/template.ts';
