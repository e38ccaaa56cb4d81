/** Lists the change commands this book runs, and its update contract. */

import { recipes } from '@ledgerline/catalog';
import { type Handler, uncommitted } from '../command/handler-result.ts';

/** The build whose update contract this book follows. */
const UPDATE_CONTRACT = 'local-mvp-2026.09.30.01';

/** The book runs every command of the catalog, so also each of these. */
export const capabilities: Handler = () => {
  const commands = recipes().filter(({ verb }) => verb === 'change' || verb === 'merge');
  return uncommitted({
    ok: true,
    build: UPDATE_CONTRACT,
    commands: Object.fromEntries(commands.map(({ commandType }) => [commandType, true])),
    updateContract: UPDATE_CONTRACT,
  });
};
