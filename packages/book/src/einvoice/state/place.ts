/** Where the e-invoices of a book go, as its settings say: to the sandbox in its own file, or with the connector to MyInvois. */

import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../../command/command-context.ts';
import { settingOf } from '../../master-data/master.ts';

export type GatewayEnvironment = 'preproduction' | 'production';
/** Where e-invoices are sent. Their status is queried, and they are cancelled, only there. */
export type Place = 'sandbox' | GatewayEnvironment;

/** Where e-invoices go and how long a command waits for it, as the owner has set it. */
export interface GatewaySettings {
  /** Whether the connector carries e-invoices to the tax authority. */
  readonly isCarried: boolean;
  readonly environment: GatewayEnvironment;
  readonly answerSeconds: number;
  /** The taxpayer whom an intermediary acts for; null if the company acts for itself. */
  readonly onBehalfOf: string | null;
  readonly tin: string;
  readonly registrationNo: string;
}

const SANDBOX = 'sandbox';
const MYINVOIS = 'myinvois';
/** The settings of a book that sends no e-invoices. */
const NO_GATEWAY = 'none';

export const gatewayNameOf = (command: CommandContext): string => String(settingOf(command, 'einvoice.gateway') ?? SANDBOX);

/** Whether the connector sends the e-invoices that the book stores. The sandbox needs no connector. */
export const isCarried = (command: CommandContext): boolean => gatewayNameOf(command) === MYINVOIS;

export const environmentOf = (command: CommandContext): GatewayEnvironment =>
  settingOf(command, 'einvoice.environment') === 'production' ? 'production' : 'preproduction';

/** Null while the book sends no e-invoices. */
export function placeOf(command: CommandContext): Place | null {
  const name = gatewayNameOf(command);
  if (name === SANDBOX) return SANDBOX;
  return name === MYINVOIS ? environmentOf(command) : null;
}

/** The place, or a problem of the whole command. */
export function requiredPlace(command: CommandContext): Place | undefined {
  const name = gatewayNameOf(command);
  const place = placeOf(command);
  if (place !== null) return place;
  const { noGateway, gatewayMissing } = bookEInvoiceSays;
  const says = name === NO_GATEWAY ? noGateway(`einvoice.gateway=${SANDBOX}`) : gatewayMissing(name);
  command.refuse('', 'GATEWAY_UNAVAILABLE', says);
  return undefined;
}
