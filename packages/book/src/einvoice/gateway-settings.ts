/** Where e-invoices go and how long a command waits for it, as the owner has set it. */

import type { CommandContext } from '../command/command-context.ts';
import { settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import { companyParty } from './party.ts';
import { environmentOf, type GatewaySettings, isCarried } from './state/place.ts';

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
