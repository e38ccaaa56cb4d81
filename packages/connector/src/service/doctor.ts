/** Finds out why a connector does not work, and explains it to the person at the machine. Changes nothing. */

import { type ConnectorConfig, type HeartbeatResponse, installIdDefault, MINUTE_MS } from '@ledgerline/contract';
import { lockFolder } from '@ledgerline/sqlite';
import type { Clock } from '../clock.ts';
import type { CloudResponse } from '../cloud.ts';
import { CONNECTOR_BUILD, type ConnectorFolder, isProblems, readCompanies, readConfig } from '../config.ts';
import type { CompanySettings, DriverFactory, Finding } from '../driver.ts';
import { HttpClient, isLoopback, type ProxyEnvironment } from '../http/cloud-client.ts';
import { messageOf } from '../log.ts';
import { JournalFile } from '../sqlite/journal-file.ts';
import { listedCompanies } from './company-list.ts';
import { installIdOf } from './installation.ts';

export interface DoctorOptions {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly clock: Clock;
  /** Looks a book over that a running connector has; without it the books of a running connector are left alone. */
  readonly examineOpenBook?: (companyId: string) => Promise<readonly Finding[]>;
}

const fine = (text: string): Finding => ({ state: 'fine', text });
const warning = (text: string): Finding => ({ state: 'warning', text });
const broken = (text: string): Finding => ({ state: 'broken', text });

const SKEW_NOTICED_MS = 120_000;

export async function examine(options: DoctorOptions): Promise<readonly Finding[]> {
  const { folder } = options;
  const lock = lockFolder(folder.lock);
  lock?.release();
  const journal = examineJournal(folder);
  const findings: Finding[] = [
    lock ? warning('The connector is not running. Start it with "ledgerline-connector run".') : fine('The connector is running.'),
    { state: journal.state, text: journal.text },
  ];
  const config = readConfig(folder.config);
  if (isProblems(config)) findings.push(...config.problems.map(broken));
  else findings.push(...(await examineCloud(config, options, lock ? (journal.installId ?? null) : null)));
  const companies = lock ? readCompanies(folder.companies) : listedCompanies(folder);
  if (isProblems(companies)) return [...findings, ...companies.problems.map(broken)];
  if (companies.length === 0) findings.push(warning('The companies file lists no account book.'));
  // Books that a running connector has open would seem locked.
  const examineOne = lock ? (company: CompanySettings) => examineBook(company, options.factories) : examineOpen(options);
  for (const company of companies) findings.push(...(await examineOne(company)));
  return findings;
}

function examineJournal({ journal, path }: ConnectorFolder): Finding & { readonly installId?: string } {
  try {
    const file = new JournalFile(journal);
    const installId = installIdOf(file);
    file.close();
    return { ...fine('The journal is writable.'), installId };
  } catch (error) {
    return broken(`The journal in ${path} cannot be used. ${messageOf(error)}`);
  }
}

function proxyFor(cloudUrl: string, environment: ProxyEnvironment): string | undefined {
  if (isLoopback(new URL(cloudUrl).hostname)) return undefined;
  const name = cloudUrl.startsWith('https:') ? 'https_proxy' : 'http_proxy';
  return environment[name] ?? environment[name.toUpperCase()];
}

async function examineCloud(
  config: ConnectorConfig,
  { environment, clock }: DoctorOptions,
  installId: string | null,
): Promise<readonly Finding[]> {
  const { cloudUrl, connectorId, connectorKey } = config;
  const proxy = proxyFor(cloudUrl, environment);
  const http = new HttpClient({
    cloudUrl,
    key: connectorKey,
    installId: installId ?? installIdDefault,
    environment,
    build: CONNECTOR_BUILD,
  });
  try {
    const response = await http.call<unknown>({ method: 'GET', path: `/connectors/${connectorId}/companies`, timeoutMs: 10_000 });
    const reached = cloudFinding(response, cloudUrl, proxy);
    if (reached.state !== 'fine' || installId === null) return [reached];
    // Only where no connector runs may the doctor act in its name; that another installation is active is a finding too.
    const beat = await http.call<HeartbeatResponse>({
      method: 'POST',
      path: `/connectors/${connectorId}/heartbeat`,
      timeoutMs: 10_000,
      body: '{}',
    });
    return [reached, ...heartbeatFindings(beat, clock)];
  } finally {
    http.close();
  }
}

function cloudFinding(response: CloudResponse<unknown>, cloudUrl: string, proxy: string | undefined): Finding {
  const way = proxy === undefined ? '' : ` through the proxy ${withoutPassword(proxy)}`;
  if (response.kind === 'ok') return fine(`The cloud at ${cloudUrl} is reachable${way}.`);
  if (response.kind === 'unreachable') {
    const advice =
      proxy === undefined
        ? 'Check the network. If this machine needs a proxy, set HTTPS_PROXY.'
        : 'Check the proxy. HTTP_PROXY, HTTPS_PROXY and NO_PROXY select it.';
    return broken(`${response.message}${way} ${advice}`.replace(`.${way} `, `${way}. `));
  }
  if (response.status === 401)
    return broken('The connector key is no longer valid because it was rotated. Download connector-config.json again.');
  if (response.status === 404) return broken('The cloud does not know this connector. Download connector-config.json again.');
  return warning(`The cloud is reachable, but it returned an error. ${response.message}`);
}

const withoutPassword = (proxy: string): string => proxy.replace(/\/\/[^@/]*@/, '//');

function heartbeatFindings(beat: CloudResponse<HeartbeatResponse>, clock: Clock): readonly Finding[] {
  if (beat.kind !== 'ok') {
    return beat.kind === 'refused' && beat.code === 'other_install_active'
      ? [warning('Another installation of this connector is active. To use this one, move the connector in the portal.')]
      : [warning(`The cloud rejects heartbeats. ${beat.message}`)];
  }
  const { serverTime, updateRequired, newestBuild } = beat.value;
  const skewMs = clock.wallMs() - Date.parse(serverTime);
  const minutes = Math.round(Math.abs(skewMs) / MINUTE_MS);
  return [
    Math.abs(skewMs) > SKEW_NOTICED_MS
      ? warning(
          `The clock of this machine is ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${skewMs > 0 ? 'ahead' : 'behind'}. Correct it, because documents take their dates from this clock.`,
        )
      : fine('The clock is correct.'),
    updateRequired
      ? broken(`Build ${CONNECTOR_BUILD} is too old for update commands. Install ${newestBuild ?? 'the newest build'}.`)
      : fine(`Build ${CONNECTOR_BUILD} is new enough.`),
  ];
}

const examineOpen =
  ({ examineOpenBook = async () => [] }: DoctorOptions) =>
  async ({ companyId }: CompanySettings): Promise<readonly Finding[]> =>
    (await examineOpenBook(companyId)).map(({ state, text }) => ({ state, text: `${companyId}: ${text}` }));

async function examineBook(
  company: CompanySettings,
  factories: Readonly<Record<string, DriverFactory>>,
): Promise<readonly Finding[]> {
  const { companyId, driver } = company;
  const factory = Object.hasOwn(factories, driver) ? factories[driver] : undefined;
  if (!factory) return [broken(`${companyId}: unknown driver ${driver}. Use ${Object.keys(factories).join(' or ')}.`)];
  if (factory.examine)
    return (await factory.examine(company)).map(({ state, text }) => ({ state, text: `${companyId}: ${text}` }));
  const opening = await factory.open(company);
  if (opening.kind !== 'opened') return [broken(`${companyId}: the account book cannot be opened. ${opening.message}`)];
  const { name, version } = opening.driver.identity;
  await opening.driver.close();
  return [fine(`${companyId}: the account book opens (${name} ${version}).`)];
}
