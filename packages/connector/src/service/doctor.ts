/** Finds out why a connector does not work, and explains it to the person at the machine. Changes nothing. */

import { type ConnectorConfig, type HeartbeatResponse, installIdDefault, MINUTE_MS } from '@ledgerline/contract';
import { lockFolder } from '@ledgerline/sqlite';
import { doctorSentences as say } from '@ledgerline/words/connector/doctor';
import type { Clock } from '../clock.ts';
import type { CloudResponse } from '../cloud.ts';
import { CONNECTOR_BUILD, type ConnectorFolder, isProblems, readCompanies, readConfig } from '../config.ts';
import { type CompanySettings, type DriverFactory, type Finding, finding, problemFinding } from '../driver.ts';
import { HttpClient, isLoopback, type ProxyEnvironment } from '../http/cloud-client.ts';
import { messageOf } from '../log.ts';
import { packageFindings } from '../package-version.ts';
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

const [fine, warning, broken] = [finding('fine'), finding('warning'), finding('broken')];

const ofBook = (companyId: string, { text, ...found }: Finding): Finding => ({
  ...found,
  companyId,
  text: `${companyId}: ${text}`,
});

const SKEW_NOTICED_MS = 120_000;

export async function examine(options: DoctorOptions): Promise<readonly Finding[]> {
  const { folder } = options;
  const lock = lockFolder(folder.lock);
  lock?.release();
  const journal = examineJournal(folder);
  const findings: Finding[] = [lock ? warning(say.notRunning()) : fine(say.running()), journal.finding];
  const config = readConfig(folder.config);
  if (isProblems(config)) findings.push(...config.problems.map(problemFinding));
  else findings.push(...(await examineCloud(config, options, lock ? (journal.installId ?? null) : null)));
  const companies = lock ? readCompanies(folder.companies) : listedCompanies(folder);
  if (isProblems(companies)) return [...findings, ...companies.problems.map(problemFinding)];
  if (companies.length === 0) findings.push(warning(say.noBook()));
  // Books that a running connector has open would seem locked.
  const examineOne = lock ? (company: CompanySettings) => examineBook(company, options.factories) : examineOpen(options);
  for (const company of companies) findings.push(...(await examineOne(company)));
  return findings;
}

function examineJournal({ journal, path }: ConnectorFolder): { readonly finding: Finding; readonly installId?: string } {
  try {
    const file = new JournalFile(journal);
    const installId = installIdOf(file);
    file.close();
    return { finding: fine(say.journalWritable()), installId };
  } catch (error) {
    return { finding: broken(say.journalBroken(path, messageOf(error))) };
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
    // The doctor can act as the connector only if none runs; that another installation is active is a finding too.
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
  const shownProxy = proxy === undefined ? '' : withoutPassword(proxy);
  if (response.kind === 'ok') return fine(say.reachable(cloudUrl, shownProxy));
  if (response.kind === 'unreachable') {
    const { message } = response;
    return broken(proxy === undefined ? say.unreachable(message) : say.unreachableByProxy(message, shownProxy));
  }
  if (response.status === 401) return broken(say.keyRotated());
  if (response.status === 404) return broken(say.connectorUnknown());
  return warning(say.cloudError(response.message));
}

const withoutPassword = (proxy: string): string => proxy.replace(/\/\/[^@/]*@/, '//');

function heartbeatFindings(beat: CloudResponse<HeartbeatResponse>, clock: Clock): readonly Finding[] {
  if (beat.kind !== 'ok') {
    return beat.kind === 'refused' && beat.code === 'other_install_active'
      ? [warning(say.otherInstallation())]
      : [warning(say.heartbeatsRejected(beat.message))];
  }
  const { serverTime, updateRequired, newestBuild } = beat.value;
  const skewMs = clock.wallMs() - Date.parse(serverTime);
  const minutes = Math.round(Math.abs(skewMs) / MINUTE_MS);
  return [
    Math.abs(skewMs) > SKEW_NOTICED_MS
      ? warning(skewMs > 0 ? say.clockAhead(minutes) : say.clockBehind(minutes))
      : fine(say.clockCorrect()),
    updateRequired ? broken(say.buildTooOld(CONNECTOR_BUILD, newestBuild ?? '')) : fine(say.buildNewEnough(CONNECTOR_BUILD)),
  ];
}

const examineOpen =
  ({ examineOpenBook = async () => [] }: DoctorOptions) =>
  async ({ companyId }: CompanySettings): Promise<readonly Finding[]> =>
    (await examineOpenBook(companyId)).map((found) => ofBook(companyId, found));

async function examineBook(
  company: CompanySettings,
  factories: Readonly<Record<string, DriverFactory>>,
): Promise<readonly Finding[]> {
  const { companyId, driver } = company;
  const factory = Object.hasOwn(factories, driver) ? factories[driver] : undefined;
  if (!factory) return [ofBook(companyId, broken(say.driverUnknown(driver, Object.keys(factories))))];
  if (factory.examine) return (await factory.examine(company)).map((found) => ofBook(companyId, found));
  const opening = await factory.open(company);
  if (opening.kind !== 'opened') return [ofBook(companyId, broken(say.bookClosed(opening.message)))];
  const { name, version } = opening.driver.identity;
  await opening.driver.close();
  const found = [fine(say.bookOpens(name, version)), ...packageFindings(opening.driver)];
  return found.map((each) => ofBook(companyId, each));
}
