/** The gateway of a book: the one it was opened with, or the sandbox in its own file. */

import type { Sentence } from '@ledgerline/words';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../../command/command-context.ts';
import type { Gateway, GatewayResponse } from '../../e-invoice-gateway.ts';
import { settingOf } from '../../master-data/master.ts';
import { SANDBOX, SandboxGateway } from './sandbox-gateway.ts';
import { databaseShelf } from './sandbox-shelf.ts';

export const gatewayNameOf = (command: CommandContext): string => String(settingOf(command, 'einvoice.gateway') ?? SANDBOX);

/** The tax authority itself: the connector carries what the book stores, so no command waits for it. */
const MYINVOIS = 'myinvois';
export const isCarried = (command: CommandContext): boolean => gatewayNameOf(command) === MYINVOIS;

/** Undefined when the settings name a gateway that is not available. */
export function findGateway(command: CommandContext): Gateway | undefined {
  const gateway = command.gateway ?? new SandboxGateway({ shelf: databaseShelf(command.db), now: () => command.now });
  return gateway.name === gatewayNameOf(command) ? gateway : undefined;
}

/** The settings of a book that sends no e-invoices. */
const NO_GATEWAY = 'none';

const missingGateway = (name: string): Sentence => {
  if (name === MYINVOIS) return bookEInvoiceSays.notAtMyInvois();
  return name === NO_GATEWAY ? bookEInvoiceSays.noGateway(`einvoice.gateway=${SANDBOX}`) : bookEInvoiceSays.gatewayMissing(name);
};

/** The gateway, or a problem of the whole command. */
export function gatewayOf(command: CommandContext): Gateway | undefined {
  const gateway = findGateway(command);
  if (!gateway) command.refuse('', 'GATEWAY_UNAVAILABLE', missingGateway(gatewayNameOf(command)));
  return gateway;
}

interface Refuser {
  readonly refuse: (path: string, code: 'GATEWAY_UNAVAILABLE' | 'GATEWAY_TIMEOUT' | 'EINVOICE_REJECTED', says: Sentence) => void;
}

/** The value of a response, or a problem that says why there is none. */
export function responseValue<Value>(response: GatewayResponse<Value>, path: string, refuser: Refuser): Value | undefined {
  if (response.kind === 'responded') return response.value;
  if (response.kind === 'unavailable')
    refuser.refuse(path, 'GATEWAY_UNAVAILABLE', bookEInvoiceSays.gatewayDown(response.message));
  else if (response.kind === 'timeout') refuser.refuse(path, 'GATEWAY_TIMEOUT', bookEInvoiceSays.gatewayLate(response.message));
  else
    for (const { code, message } of response.errors)
      refuser.refuse(path, 'EINVOICE_REJECTED', bookEInvoiceSays.rejected(code, message));
  return undefined;
}
