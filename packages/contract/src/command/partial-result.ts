/** When a write was done differently from the request, or in part. One rule for book, connector, cloud and pages. */

type Result = Readonly<Record<string, unknown>>;

/** What was saved differs from what was asked. What a book accepted and did not apply is no difference: it says so itself. */
export const isMismatched = ({ writeVerification }: Result): boolean =>
  typeof writeVerification === 'object' &&
  writeVerification !== null &&
  (writeVerification as Result).matched === false &&
  !isOnlyUnapplied(writeVerification as Result);

/** Whether everything matches except what was not applied. */
const isOnlyUnapplied = ({ notApplied, differences, identityMatched, linkageMatched }: Result): boolean =>
  Array.isArray(notApplied) &&
  notApplied.length > 0 &&
  Array.isArray(differences) &&
  differences.length === 0 &&
  identityMatched !== false &&
  linkageMatched !== false;

/**
 * Some rows were saved and others refused: the command is done, and its rows say which. Saved rows that differ from what was asked
 * are no part of that: such a command has failed, outcome applied, as any other write whose reload does not match.
 */
export const isPartlyDone = (result: Result | null | undefined): boolean =>
  result?.ok === false && result.saved === true && Array.isArray(result.results) && !isMismatched(result);

/** A write that was saved but did not do what was asked; saved rows next to refused rows speak for themselves. */
export const isSavedMismatch = (result: Result | null | undefined): boolean =>
  result?.ok === false && result.saved === true && !isPartlyDone(result);
