/** Finds out whether the e-invoices of a book can be sent, and says so in words. Sends no document. */

import { type Book, codesAsOf, type GatewaySettings, unreadableCodeFiles } from '@ledgerline/book';
import { DAY_MS, MINUTE_MS } from '@ledgerline/contract';
import { eInvoiceSentences as say } from '@ledgerline/words/connector/e-invoice';
import type { ConnectorFolder } from '../config.ts';
import { type Finding, finding } from '../driver.ts';
import { certificateSummary } from '../gateway/certificate-check.ts';
import { gatewayAddress } from '../gateway/client.ts';
import type { Gateways } from '../gateway/gateways.ts';
import { type GatewayCredentials, isPaused, isSealedElsewhere, readCredentials, sealOf } from '../gateway/secrets.ts';
import type { GatewaySession } from '../gateway/session.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import { certificateSentences } from './gateway-access.ts';

const [fine, warning, broken] = [finding('fine'), finding('warning'), finding('broken')];

const SKEW_NOTICED_MS = MINUTE_MS;
const DAYS_NOTICED = 30;
/** Codes are published a few times a year. */
const CODES_OLD_MS = 180 * DAY_MS;

export interface GatewayCheckOptions {
  readonly folder: ConnectorFolder;
  readonly companyId: string;
  readonly book: Pick<Book, 'courier'>;
  readonly gateways: Gateways;
  readonly environment: ProxyEnvironment;
  readonly nowMs: number;
}

/** What is known without asking anyone. */
export function gatewayStanding({ folder, companyId, book, gateways, nowMs }: GatewayCheckOptions): readonly Finding[] {
  const settings = book.courier.settings();
  const credentials = readCredentials(folder, companyId);
  if (isSealedElsewhere(folder, companyId)) return [broken(say.sealedElsewhere())];
  if (!credentials) return [settings.isCarried ? broken(say.noCredentials()) : warning(say.noCredentials())];
  const { pending, submitted, lastError } = book.courier.queue();
  return [
    ...(settings.isCarried ? [] : [warning(say.notChosen(companyId))]),
    fine(sealOf(folder, companyId) === 'machine' ? say.sealedByMachine() : say.sealedByFile()),
    ...certificateFindings(credentials, settings, nowMs),
    ...(book.courier.highestBatch() < gateways.state.highestBatch(companyId) ? [broken(say.wentBack())] : []),
    ...(isPaused(folder, companyId) ? [warning(say.paused())] : []),
    ...codeFindings(folder.codes, nowMs),
    fine(pending + submitted === 0 ? say.queueEmpty() : say.queueOpen(pending, submitted)),
    ...(lastError === null ? [] : [warning(say.lastError(lastError))]),
  ];
}

function codeFindings(folder: string, nowMs: number): readonly Finding[] {
  const asOf = codesAsOf();
  const isOld = nowMs - Date.parse(asOf) > CODES_OLD_MS;
  return [
    isOld ? warning(say.codesOld(asOf, folder)) : fine(say.codesFine(asOf)),
    ...unreadableCodeFiles().map((file) => broken(say.codesUnreadable(file, folder))),
  ];
}

function certificateFindings({ signer }: GatewayCredentials, settings: GatewaySettings, nowMs: number): readonly Finding[] {
  if (!signer) return [warning(say.noSigner())];
  const { validTo, daysLeft } = certificateSummary(signer.der, nowMs);
  const problems = certificateSentences({ privateKey: signer.privateKey, certificates: [signer.der] }, settings, nowMs);
  if (problems.length > 0) return problems.map(broken);
  return [
    daysLeft <= DAYS_NOTICED ? warning(say.certificateEnds(validTo, daysLeft)) : fine(say.certificateFine(validTo, daysLeft)),
  ];
}

/** Logs in, reads the document types and has our own TIN validated. */
export async function checkGateway(options: GatewayCheckOptions): Promise<readonly Finding[]> {
  const { companyId, book, gateways, environment } = options;
  const standing = gatewayStanding(options);
  const credentials = gateways.credentialsOf(companyId);
  const session = gateways.sessionOf(companyId, book);
  if (!credentials || !session) return standing;
  const settings = book.courier.settings();
  const host = new URL(gatewayAddress(settings.environment, environment)).host;
  return [...standing, ...(await askedFindings(session, credentials, settings, host))];
}

async function askedFindings(
  session: GatewaySession,
  credentials: GatewayCredentials,
  { onBehalfOf, tin, registrationNo }: GatewaySettings,
  host: string,
): Promise<readonly Finding[]> {
  const asked = { credentials, taxpayer: onBehalfOf, method: 'GET' } as const;
  const types = await session.ask({ ...asked, call: 'types', path: '/api/v1.0/documenttypes' });
  if (types.kind !== 'answered') return [broken(say.notReached(host, types.message))];
  const count = types.status === 200 ? typeCountIn(types.text) : 0;
  const query = new URLSearchParams({ idType: 'BRN', idValue: registrationNo });
  const path = `/api/v1.0/taxpayer/validate/${encodeURIComponent(tin)}?${query}`;
  const taxpayer = await session.ask({ ...asked, call: 'taxpayer', path });
  const isKnown = taxpayer.kind === 'answered' && taxpayer.status === 200;
  const minutes = Math.round(Math.abs(session.skewMs) / MINUTE_MS);
  return [
    fine(say.loggedIn(host)),
    count > 0 ? fine(say.typesRead(count)) : warning(say.typesMissing()),
    isKnown ? fine(say.tinKnown(tin)) : broken(say.tinUnknown(tin)),
    Math.abs(session.skewMs) > SKEW_NOTICED_MS ? warning(say.clockOff(minutes)) : fine(say.clockFine()),
  ];
}

function typeCountIn(text: string): number {
  try {
    const { result } = JSON.parse(text) as { readonly result?: unknown };
    return Array.isArray(result) ? result.length : 0;
  } catch {
    return 0;
  }
}
