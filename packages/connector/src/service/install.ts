/**
 * Sets a connector up as a service on Linux and macOS: what `ledgerline-connector install` does from the unpacked archive. Copies the build
 * into the data folder by the way that updates take and under the same signature, and writes the file for systemd or launchd.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasedFile } from '@ledgerline/contract';
import { type Bundle, bundle } from '../bundle.ts';
import { type ConnectorFolder, isProblems, type Problems } from '../config.ts';
import type { ProxyEnvironment } from '../http/cloud-client.ts';
import { BuildNotes } from '../update/build-notes.ts';
import { sha256Of } from '../update/download.ts';
import { stageBuild } from '../update/stage.ts';
import { type NamedBuild, signedBuild } from './signed-build.ts';

export interface InstallRequest {
  readonly folder: ConnectorFolder;
  /** The unpacked archive; null when the program was started another way. */
  readonly programFolder: string | null;
  readonly platform: string;
  readonly homeFolder: string;
  /** Where the files of the machine are, `/` but for tests. */
  readonly root: string;
  readonly environment: ProxyEnvironment;
  /** Whether to install a build that no signed manifest names. */
  readonly acceptsUnsigned: boolean;
}

export interface Installed {
  readonly build: string;
  readonly serviceFile: string;
  /** What a person runs next. */
  readonly commands: readonly string[];
}

interface Manager {
  readonly template: string;
  /** The name of a folder as the files of the service write it. */
  readonly escaped: (path: string) => string;
  readonly place: (request: InstallRequest) => string;
  readonly commands: (request: InstallRequest, file: string) => readonly string[];
}

export const serviceManagers: Readonly<Record<string, Manager>> = {
  linux: {
    template: 'ledgerline-connector.service',
    escaped: (path) => path.replaceAll('%', '%%'),
    place: ({ root }) => join(root, 'etc/systemd/system/ledgerline-connector.service'),
    commands: ({ folder }) => [
      'id ledgerline-connector >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin ledgerline-connector',
      `chown -R ledgerline-connector: '${resolve(folder.path)}'`,
      'systemctl daemon-reload',
      'systemctl enable ledgerline-connector',
      'systemctl restart ledgerline-connector',
    ],
  },
  darwin: {
    template: 'com.ledgerline.connector.plist',
    escaped: (path) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    place: ({ homeFolder }) => join(homeFolder, 'Library/LaunchAgents/com.ledgerline.connector.plist'),
    commands: (_request, file) => [`launchctl unload '${file}' 2>/dev/null`, `launchctl load -w '${file}'`],
  },
};

export async function installService(request: InstallRequest): Promise<Installed | Problems> {
  const { folder, programFolder, platform } = request;
  const manager = serviceManagers[platform];
  if (bundle === null || programFolder === null || !existsSync(join(programFolder, 'host.mjs')))
    return { problems: ['Unpack the archive of the connector and run "./ledgerline-connector install" in it.'] };
  if (!manager) return { problems: ['This is for Linux and macOS. On Windows, run ConnectorSetup.exe.'] };
  const refused = await installBuild(request, bundle);
  if (refused !== null) return refused;
  mkdirSync(folder.logs, { recursive: true });
  const serviceFile = manager.place(request);
  const template = readFileSync(join(programFolder, manager.template), 'utf8');
  const folders = { '@NODE@': process.execPath, '@PROGRAM@': programFolder, '@DATA@': resolve(folder.path) };
  try {
    mkdirSync(dirname(serviceFile), { recursive: true });
    writeFileSync(serviceFile, serviceText(manager, template, folders), { mode: 0o644 });
  } catch {
    const start = [process.execPath, join(programFolder, 'host.mjs'), '--folder', resolve(folder.path)].map(
      (part) => `'${part}'`,
    );
    return {
      problems: [
        `Build ${bundle.build} is installed, but ${serviceFile} cannot be written. Run the command as root, or start the connector without a service: ${start.join(' ')}`,
      ],
    };
  }
  return { build: bundle.build, serviceFile, commands: manager.commands(request, serviceFile) };
}

/** The file of the service, with the folders of this machine. */
export const serviceText = (
  { escaped }: Pick<Manager, 'escaped'>,
  template: string,
  folders: Readonly<Record<string, string>>,
): string => template.replaceAll(/@[A-Z]+@/g, (name) => escaped(folders[name] ?? name));

/** Makes the build of the archive the current one. Journal, books and configuration stay unchanged. */
async function installBuild(request: InstallRequest, packed: Bundle): Promise<null | Problems> {
  const { folder } = request;
  mkdirSync(folder.app, { recursive: true });
  const notes = new BuildNotes(folder.app);
  const own = fileURLToPath(new URL('./', import.meta.url));
  const read = (path: string): Buffer => readFileSync(join(own, path));
  const wanted = request.acceptsUnsigned ? unsignedBuild(packed, read('build.json')) : await signedBuild(request, packed, notes);
  if (isProblems(wanted)) return wanted;
  const fetchFile = async ({ path, sha256 }: ReleasedFile) => {
    const content = existsSync(join(own, path)) ? read(path) : Buffer.alloc(0);
    if (sha256Of(content) !== sha256)
      return { problems: [`${path} of the archive has other bytes than the manifest names. Download the archive again.`] };
    return { content, receivedBytes: 0 };
  };
  const staged = await stageBuild(wanted, { notes, fetchFile });
  if (isProblems(staged)) return staged;
  notes.write('current', packed.build);
  for (const name of ['next', 'previous', 'refused', 'healthy'] as const) notes.drop(name);
  return null;
}

/** The build as the archive describes itself. */
const unsignedBuild = ({ build, files }: Bundle, description: Buffer): NamedBuild => ({
  build,
  files: [...files, { path: 'build.json', sha256: sha256Of(description), size: description.length }],
});
