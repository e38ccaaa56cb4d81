/**
 * A connector as it is installed at a customer: a bundle under a host that switches builds, a real cloud that publishes them, and callers that
 * post writes all the while. Tests publish builds, kill what they like, and look what runs and what the book holds.
 */

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildTemplate } from '@ledgerline/book';
import { bundleConnector, describeBundle, filesIn } from '../../packaging/connector/bundle.ts';
import { makeUpdateKey, publishBuild, publishedIn } from '../../packaging/connector/release.ts';
import { type CloudProcess, call, inherited, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';
import { endProcess } from '../end-process.ts';
import { compareWithBook, JourneyLoad, type LoadFigures } from '../kill/journey-load.ts';

const ADMIN_KEY = 'an-admin-key-for-this-test-alone';
const COMPANY = 'MAIN';
/** Nothing that a test waits for takes so long, unless it never comes. */
const PATIENCE_MS = 100_000;
const LOOK_MS = 2;

const host = join(import.meta.dirname, '../../packaging/connector/host/main.ts');

export type Note = 'current' | 'next' | 'previous' | 'healthy' | 'refused';

export const buildNumber = (number: number): string => `local-mvp-2026.12.01.${String(number).padStart(2, '0')}`;

export interface PublishOptions {
  readonly validDays?: number;
  /** Put before the program: what is new in the build. */
  readonly code?: string;
  readonly isSignedByOthers?: boolean;
}

export class UpdateScene {
  readonly folder: string;
  readonly #place: string;
  readonly #releases: string;
  readonly #bundle: string;
  readonly #cloud: CloudProcess;
  readonly #tenant: SignedUp;
  readonly #load: JourneyLoad;
  readonly #key = makeUpdateKey('2026a');
  readonly #stranger = makeUpdateKey('2026a');
  readonly #updateKeys = [this.#key, makeUpdateKey('2026b')].map(({ keyId, publicKey }) => ({ keyId, publicKey }));
  #host: ChildProcess | null = null;
  #posting: Promise<void> = Promise.resolve();
  log = '';

  private constructor(place: string, cloud: CloudProcess, tenant: SignedUp) {
    this.#place = place;
    this.folder = join(place, 'connector');
    this.#releases = join(place, 'cloud/downloads/connector');
    this.#bundle = join(place, 'bundle');
    this.#cloud = cloud;
    this.#tenant = tenant;
    this.#load = new JourneyLoad(cloud.baseUrl, tenant, [COMPANY]);
  }

  static async open(place: string): Promise<UpdateScene> {
    const cloud = await startCloudProcess({ DATA_DIR: join(place, 'cloud'), ADMIN_KEY });
    const scene = new UpdateScene(place, cloud, await signUpOver(cloud.baseUrl, 'owner@example.com'));
    await bundleConnector(scene.#bundle);
    scene.#install();
    return scene;
  }

  /** The first build, as a setup program leaves it. */
  #install(): void {
    const { connectorId, connectorKey } = this.#tenant;
    const app = join(this.folder, 'app');
    const build = buildNumber(1);
    mkdirSync(join(this.folder, 'books'), { recursive: true });
    describeBundle(this.#bundle, { build, updateKeys: this.#updateKeys });
    cpSync(this.#bundle, join(app, build), { recursive: true });
    writeFileSync(join(app, 'current'), build);
    writeFileSync(
      join(this.folder, 'connector-config.json'),
      JSON.stringify({ connectorId, connectorKey, cloudUrl: this.#cloud.baseUrl }),
    );
    const companies = [{ companyId: COMPANY, name: COMPANY, driver: 'embedded' }];
    writeFileSync(join(this.folder, 'companies.json'), JSON.stringify({ companies }));
    buildTemplate('BLANK', join(this.folder, 'books', `${COMPANY}.sqlite`));
  }

  /** Publishes one more build to all connectors. */
  publish(number: number, { validDays = 1, code = '', isSignedByOthers = false }: PublishOptions = {}): string {
    const build = buildNumber(number);
    const app = join(this.#place, 'newer');
    rmSync(app, { recursive: true, force: true });
    cpSync(this.#bundle, app, { recursive: true });
    const program = join(app, 'connector.mjs');
    writeFileSync(program, `// ${build}\n${code}\n${readFileSync(program, 'utf8')}`);
    describeBundle(app, { build, updateKeys: this.#updateKeys });
    const keys = [isSignedByOthers ? this.#stranger : this.#key];
    publishBuild({ folder: this.#releases, keys, nowMs: Date.now(), validDays }, { app, channel: 'stable', percent: 100 });
    return build;
  }

  get manifestFile(): string {
    return join(this.#releases, 'manifest.json');
  }

  /** A file of the newest build is not there for a while. Returns how to bring it back. */
  hideFile(path: string): () => void {
    const sha256 = publishedIn(this.#releases)?.builds[0]?.files.find((file) => file.path === path)?.sha256;
    const file = join(this.#releases, 'files', `${sha256}.gz`);
    const content = readFileSync(file);
    rmSync(file);
    return () => writeFileSync(file, content);
  }

  /** With `fileBlocksMax`, files of the connector cannot grow beyond that, as on a full disk. */
  start({ fileBlocksMax }: { readonly fileBlocksMax?: number } = {}): void {
    const parameters = [host, '--folder', this.folder];
    const limited = `ulimit -f ${fileBlocksMax}; exec "$0" "$@"`;
    const [program, ...rest] =
      fileBlocksMax === undefined ? [process.execPath, ...parameters] : ['sh', '-c', limited, process.execPath, ...parameters];
    // A group of its own, so that host and connector are killed together as by a power cut.
    const child = spawn(program as string, rest, { env: inherited, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    this.#host = child;
    this.log = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        if (this.#host === child) this.log += chunk;
      });
  }

  async kill(): Promise<void> {
    const child = this.#host;
    this.#host = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid, 'SIGKILL');
    await once(child, 'exit');
  }

  /** As the service manager does. Returns how long it took. */
  async stop(): Promise<number> {
    const child = this.#host;
    const began = performance.now();
    this.#host = null;
    if (!child) return 0;
    await endProcess(child);
    return performance.now() - began;
  }

  noted(note: Note): string | null {
    const path = join(this.folder, 'app', note);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  }

  filesOf(name: string): readonly string[] {
    const path = join(this.folder, 'app', name);
    return existsSync(path) ? readdirSync(path, { recursive: true }).map(String) : [];
  }

  async until(what: string, holds: () => boolean): Promise<void> {
    const began = performance.now();
    while (!holds()) {
      assert.ok(performance.now() - began < PATIENCE_MS, `${what} never came to hold.\n${this.log}`);
      await pause(LOOK_MS);
    }
  }

  untilLogged = (text: string): Promise<void> => this.until(`"${text}"`, () => this.log.includes(text));

  untilHealthy = (build: string): Promise<void> =>
    this.until(`${build} is healthy`, () => this.noted('healthy') === build && this.noted('current') === build);

  /** The build that runs is whole: every file is as it was published. */
  checkRunningBuild(): void {
    const build = this.noted('current') ?? '';
    const published = publishedIn(this.#releases)?.builds.find((one) => one.build === build);
    if (published) assert.deepEqual(filesIn(join(this.folder, 'app', build)), published.files);
    else assert.equal(build, buildNumber(1), 'only the installed build is not in the manifest');
  }

  /** Of all connectors: this one. */
  async refusals(build: string): Promise<number> {
    const { body } = await call(this.#cloud.baseUrl, 'GET', '/admin/connector-builds', ADMIN_KEY);
    return (body.builds as readonly { build: string; refused: number }[]).find((one) => one.build === build)?.refused ?? 0;
  }

  /** Callers begin to post. */
  async post(): Promise<void> {
    await this.until('the book is reported', () => this.log.includes('Connected to the cloud.'));
    while ((await this.#books()) === 0) await pause(LOOK_MS);
    this.#posting = this.#load.post();
  }

  async #books(): Promise<number> {
    const { body } = await call(
      this.#cloud.baseUrl,
      'GET',
      `/connectors/${this.#tenant.connectorId}/companies`,
      this.#tenant.tenantKey,
    );
    return (body.companies as readonly unknown[]).length;
  }

  posted = (more: number): Promise<void> => this.#load.untilAccepted(more);

  /** Callers stop, every command ends, and the book holds each of them once. */
  async settle(): Promise<LoadFigures> {
    this.#load.stop();
    await this.#posting;
    const ends = await this.#load.ends();
    await this.stop();
    return compareWithBook(join(this.folder, 'books', `${COMPANY}.sqlite`), ends.get(COMPANY) ?? []);
  }

  async close(): Promise<void> {
    this.#load.stop();
    await this.kill();
    await this.#cloud.stop();
  }
}
