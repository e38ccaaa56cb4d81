/** When a write was done differently from the request, or in part. One rule for book, connector, cloud and pages. */

type Result = Readonly<Record<string, unknown>>;

/** Whether the saved data differs from the request. Fields that a book accepted and did not apply do not count: the book reports them itself. */
export const isMismatched = ({ writeVerification }: Result): boolean =>
  typeof writeVerification === 'object' &&
  writeVerification !== null &&
  (writeVerification as Result).matched === false &&
  !isOnlyUnapplied(writeVerification as Result);

/** Whether everything matches except the fields that were not applied. */
const isOnlyUnapplied = ({ notApplied, differences, identityMatched, linkageMatched }: Result): boolean =>
  Array.isArray(notApplied) &&
  notApplied.length > 0 &&
  Array.isArray(differences) &&
  differences.length === 0 &&
  identityMatched !== false &&
  linkageMatched !== false;

/**
 * Whether some rows were saved and others rejected: the command is done, and its rows say which. If saved rows differ from the request, the command has
 * failed with outcome applied, like any other write whose reload does not match.
 */
export const isPartlyDone = (result: Result | null | undefined): boolean =>
  result?.ok === false && result.saved === true && Array.isArray(result.results) && !isMismatched(result);

/** A write that was saved but differs from the request; saved rows next to rejected rows are not meant. */
export const isSavedMismatch = (result: Result | null | undefined): boolean =>
  result?.ok === false && result.saved === true && !isPartlyDone(result);
