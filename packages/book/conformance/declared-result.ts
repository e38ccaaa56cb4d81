/** Every result that a test sees is as its command type declares it. */

import { resultFaults } from '@ledgerline/catalog/publish';

/** Throws with command type and path if a result does not fit its published schema. */
export function assertDeclared(type: string, result: Readonly<Record<string, unknown>>): void {
  const faults = resultFaults(type, result);
  if (faults.length > 0) throw new Error(`A result is not as declared.\n${faults.join('\n')}`);
}
