/** The queries of the catalog: recipes, check and grouped commands. What is published from them is exported by publish.ts. */

export type { Catalog, Recipe } from './build.ts';
export { COMMAND_TYPE_COUNT, findRecipe, modules, recipes, samples } from './catalog.ts';
export { type ErrorObject, newAjv, type ValidateFunction } from './check/ajv.ts';
export { amountProblems } from './check/amount-limit.ts';
export { type Accepted, check, type Refused } from './check/check.ts';
export { type UnappliedPayment, unappliedPayment } from './check/unapplied-payment.ts';
export {
  findUserDefinedTable,
  sampleUserDefinedFields,
  type UserDefinedTable,
  userDefinedFieldProblems,
  userDefinedTables,
  wholeDefinition,
} from './check/user-defined-field.ts';
export { compiledCount, precompile } from './check/validator.ts';
export type { AccountType } from './declaration/account-type.ts';
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
} from './declaration/declaration.ts';
export { CHANGED_WITH, DOC_TYPES, DOCUMENT_NAMES, type DocType, isDocType, SEEN_WITH } from './declaration/doc-type.ts';
export { capitalised, type OperationName } from './declaration/family.ts';
export {
  isReportTemplate,
  REPORT_TEMPLATES,
  type ReportMember,
  type ReportTemplate,
  type ReportTotal,
  reportGroups,
  reportTakes,
} from './declaration/report-template.ts';
export { memberOf, nativeName } from './declaration/shape.ts';
export { isStrictUpdate } from './declaration/strict-update.ts';
export {
  type ChangedCode,
  isRecordName,
  type LinkKind,
  type OwnCommand,
  type RecordName,
  type RecordOperation,
  type Task,
  type Verb,
} from './declaration/task.ts';
export { type Entity, type EntityGroup, entities, findEntity, type RecordEntity } from './entity.ts';
export { type PreviewPlan, previewPlan, type Question } from './preview-plan.ts';
export { findGroupedCommands, type GroupedCommands, groupedCommands } from './publish/grouped-commands.ts';
export { slipsBetween } from './spelling/edit-distance.ts';
export { closest, closestFew } from './spelling/suggest.ts';
