/** Where e-invoices go and how long a command waits for it, as the owner has set it. */

import type { CommandContext } from '../command/command-context.ts';
import { settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import { environmentOf, type GatewayEnvironment, isCarried } from './gateway/place.ts';
import { companyParty } from './party.ts';

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

const ANSWER_SECONDS = 10;

export function gatewaySettingsOf(command: CommandContext): GatewaySettings {
  const seconds = settingOf(command, 'einvoice.answerSeconds');
  const { tin, idNo } = companyParty(command);
  return {
    isCarried: isCarried(command),
    environment: environmentOf(command),
    answerSeconds: typeof seconds === 'number' ? seconds : ANSWER_SECONDS,
    onBehalfOf: textOf(settingOf(command, 'einvoice.onBehalfOf')) || null,
    tin,
    registrationNo: idNo,
  };
}
