/** Says which change commands this book runs, and which update contract it keeps. */

import { recipes } from '@ledgerline/catalog';
import { answered, type Handler } from '../outcome.ts';

/** The build whose update contract this book keeps. */
export const UPDATE_CONTRACT = 'local-mvp-2026.09.30.01';

export const capabilitiesHandler =
  (isSupported: (commandType: string) => boolean): Handler =>
  () => {
    const named = recipes().filter(
      ({ document, commandType }) => document === 'change-code' || commandType === 'merge-tax-entity',
    );
    const commands = named
      .filter(({ mode }) => mode === 'write')
      .map(({ commandType }) => [commandType, isSupported(commandType)] as const);
    return answered({
      ok: true,
      build: UPDATE_CONTRACT,
      commands: Object.fromEntries(commands),
      updateContract: UPDATE_CONTRACT,
    });
  };
