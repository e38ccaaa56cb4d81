/** What may be asked: recipes, check and grouped commands. What is published from them is the package's other face, publish.ts. */

export type { AccountType } from './account-type.ts';
export { type ErrorObject, newAjv, type ValidateFunction } from './ajv.ts';
export { amountProblems } from './amount-limit.ts';
export type { Catalog, Recipe } from './build.ts';
export { COMMAND_TYPE_COUNT, findRecipe, modules, recipes, samples } from './catalog.ts';
export { type Accepted, check, type Refused } from './check.ts';
export type {
  Evidence,
  Example,
  Field,
  FieldImpact,
  FieldRole,
  GroupedAction,
  Json,
  Member,
  Members,
  Mode,
  ModuleDeclaration,
  ModuleId,
  NativeContainer,
  NativePayload,
  Operation,
  Payload,
  Rule,
  Sample,
  Shape,
} from './declaration.ts';
export { CHANGED_WITH, DOC_TYPES, DOCUMENT_NAMES, type DocType, isDocType, SEEN_WITH } from './doc-type.ts';
export { capitalised, type OperationName } from './family.ts';
export { findGroupedCommands, type GroupedCommands, groupedCommands } from './publish/grouped-commands.ts';
export {
  isReportTemplate,
  REPORT_TEMPLATES,
  type ReportMember,
  type ReportTemplate,
  type ReportTotal,
  reportGroups,
  reportTakes,
} from './report-template.ts';
export { memberOf, nativeName } from './shape.ts';
export { isStrictUpdate } from './strict-update.ts';
export { closest, closestFew } from './suggest.ts';
export {
  type ChangedCode,
  isRecordName,
  type LinkKind,
  type OwnCommand,
  type RecordName,
  type RecordOperation,
  type Task,
  type Verb,
} from './task.ts';
export { type UnappliedPayment, unappliedPayment } from './unapplied-payment.ts';
export {
  findUserDefinedTable,
  sampleUserDefinedFields,
  type UserDefinedTable,
  userDefinedFieldProblems,
  userDefinedTables,
  wholeDefinition,
} from './user-defined-field.ts';
export { compiledCount, precompile } from './validator.ts';
