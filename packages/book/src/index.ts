/** The public face of the embedded account book. */

export type { ProducedFile, TakeFile } from './artifact.ts';
export { Book, type BookOptions, type FailedCommand, type SeedRecord } from './book.ts';
export type { Budget } from './budget.ts';
export { type Clock, fixedClock, systemClock, todayOf } from './clock.ts';
export type { Result } from './command/outcome.ts';
export { type Change, changeOf, settingsText } from './command-line/settings.ts';
export type { Database } from './database.ts';
export type { Gateway } from './e-invoice-gateway.ts';
export type { BookFinding } from './examination/examination.ts';
export { PROBLEM_CODES, type ProblemCode } from './problem.ts';
export type { Definer, Definition } from './records/user-defined-field.ts';
export { COMPANY_DETAILS, type CompanyDetail, type CompanyDetails, companyDetails, detailProblem } from './setup/company.ts';
export { openDatabase } from './sqlite/database.ts';
export { createBook, type NewBook } from './sqlite/new-book.ts';
export { openBook } from './sqlite/open.ts';
export { buildTemplate, openTemplate, type TemplateName } from './sqlite/template-file.ts';
export { CHART_NAMES, type ChartDescription, type ChartName, describeCharts, isChartName } from './template/chart.ts';
export { type Filled, fillBlank, fillSample } from './template/template.ts';
