/** When a write of many rows was carried out in part. One rule for connector, cloud and pages. */

type Result = Readonly<Record<string, unknown>>;

const isMismatched = ({ writeVerification }: Result): boolean =>
  typeof writeVerification === 'object' && writeVerification !== null && (writeVerification as Result).matched === false;

/**
 * Some rows were saved and others refused: the command is done, and its rows say which. Saved rows that differ from what was asked
 * are no part of that: such a command has failed, outcome applied, as any other write whose reload does not match.
 */
export const isPartlyDone = (result: Result | null | undefined): boolean =>
  result?.ok === false && result.saved === true && Array.isArray(result.results) && !isMismatched(result);
