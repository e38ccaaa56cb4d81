/** Finds out why a connector does not work, and says so in words for the person at the machine. Changes nothing. */

import { type ConnectorConfig, type HeartbeatResponse, installIdDefault, MINUTE_MS } from '@ledgerline/contract';
import type { Clock } from '../clock.ts';
import type { CloudAnswer } from '../cloud.ts';
import { CONNECTOR_BUILD, type ConnectorFolder, isProblems, readCompanies, readConfig } from '../config.ts';
import type { CompanySettings, DriverFactory, Finding } from '../driver.ts';
import { HttpClient, isLoopback, type ProxyEnvironment } from '../http/cloud-client.ts';
import { messageOf } from '../log.ts';
import { JournalFile } from '../sqlite/journal-file.ts';
import { lockFolder } from './folder-lock.ts';
import { installIdOf } from './installation.ts';

export interface DoctorOptions {
  readonly folder: ConnectorFolder;
  readonly environment: ProxyEnvironment;
  readonly factories: Readonly<Record<string, DriverFactory>>;
  readonly clock: Clock;
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
    lock ? warning('No connector runs in this folder; start it with run.') : fine('The connector runs.'),
    { state: journal.state, text: journal.text },
  ];
  const config = readConfig(folder.config);
  if (isProblems(config)) findings.push(...config.problems.map(broken));
  else findings.push(...(await examineCloud(config, options, lock ? (journal.installId ?? null) : null)));
  const companies = readCompanies(folder.companies);
  if (isProblems(companies)) return [...findings, ...companies.problems.map(broken)];
  if (companies.length === 0) findings.push(warning('The companies file names no account book.'));
  // Books that a running connector has open would seem locked.
  if (lock) for (const company of companies) findings.push(...(await examineBook(company, options.factories)));
  return findings;
}

function examineJournal({ journal, path }: ConnectorFolder): Finding & { readonly installId?: string } {
  try {
    const file = new JournalFile(journal);
    const installId = installIdOf(file);
    file.close();
    return { ...fine('The journal can be written.'), installId };
  } catch (error) {
    return broken(`The journal in ${path} cannot be used: ${messageOf(error)}`);
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
    const answer = await http.call<unknown>({ method: 'GET', path: `/connectors/${connectorId}/companies`, timeoutMs: 10_000 });
    const reached = cloudFinding(answer, cloudUrl, proxy);
    if (reached.state !== 'fine' || installId === null) return [reached];
    // Only where no connector runs may the doctor speak in its name; that another installation is active is an answer too.
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

function cloudFinding(answer: CloudAnswer<unknown>, cloudUrl: string, proxy: string | undefined): Finding {
  const way = proxy === undefined ? '' : ` through the proxy ${withoutPassword(proxy)}`;
  if (answer.kind === 'ok') return fine(`The cloud at ${cloudUrl} answers${way}.`);
  if (answer.kind === 'unreachable') {
    const advice =
      proxy === undefined
        ? 'Check the network; if this machine needs a proxy, set HTTPS_PROXY.'
        : 'Check the proxy: HTTP_PROXY, HTTPS_PROXY and NO_PROXY say which one is used.';
    return broken(`${answer.message}${way} ${advice}`.replace(`.${way} `, `${way}. `));
  }
  if (answer.status === 401)
    return broken('The cloud does not know the connector key: it was replaced. Download connector-config.json again.');
  if (answer.status === 404) return broken('The cloud does not know this connector. Download connector-config.json again.');
  return warning(`The cloud answers, but: ${answer.message}`);
}

const withoutPassword = (proxy: string): string => proxy.replace(/\/\/[^@/]*@/, '//');

function heartbeatFindings(beat: CloudAnswer<HeartbeatResponse>, clock: Clock): readonly Finding[] {
  if (beat.kind !== 'ok') {
    return beat.kind === 'refused' && beat.code === 'other_install_active'
      ? [warning('Another installation of this connector is active. Move it in the portal if it should be this one.')]
      : [warning(`The cloud does not take heartbeats: ${beat.message}`)];
  }
  const { serverTime, updateRequired, newestBuild } = beat.value;
  const skewMs = clock.wallMs() - Date.parse(serverTime);
  const minutes = Math.round(Math.abs(skewMs) / MINUTE_MS);
  return [
    Math.abs(skewMs) > SKEW_NOTICED_MS
      ? warning(
          `The clock of this machine is ${minutes} minutes ${skewMs > 0 ? 'ahead' : 'behind'}; set it right, documents take their dates from it.`,
        )
      : fine('The clock is right.'),
    updateRequired
      ? broken(`Build ${CONNECTOR_BUILD} is too old for update commands; install ${newestBuild ?? 'the newest one'}.`)
      : fine(`Build ${CONNECTOR_BUILD} is new enough.`),
  ];
}

async function examineBook(
  company: CompanySettings,
  factories: Readonly<Record<string, DriverFactory>>,
): Promise<readonly Finding[]> {
  const { companyId, driver } = company;
  const factory = Object.hasOwn(factories, driver) ? factories[driver] : undefined;
  if (!factory)
    return [broken(`${companyId}: there is no driver named ${driver}; there are ${Object.keys(factories).join(' and ')}.`)];
  if (factory.examine)
    return (await factory.examine(company)).map(({ state, text }) => ({ state, text: `${companyId}: ${text}` }));
  const opening = await factory.open(company);
  if (opening.kind !== 'opened') return [broken(`${companyId}: the book cannot be opened. ${opening.message}`)];
  const { name, version } = opening.driver.identity;
  await opening.driver.close();
  return [fine(`${companyId}: the book opens (${name} ${version}).`)];
}
