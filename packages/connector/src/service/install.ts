/**
 * Sets a connector up as a service on Linux and macOS: what `ledgerline-connector install` does from the unpacked archive. Copies the build
 * into the data folder by the way that updates take, and writes the file for systemd or launchd.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.ts';
import { type ConnectorFolder, isProblems, type Problems } from '../config.ts';
import { BuildNotes } from '../update/build-notes.ts';
import { sha256Of } from '../update/download.ts';
import { stageBuild } from '../update/stage.ts';

export interface InstallRequest {
  readonly folder: ConnectorFolder;
  /** The unpacked archive; null when the program was started another way. */
  readonly programFolder: string | null;
  readonly platform: string;
  readonly homeFolder: string;
  /** Where the files of the machine are, `/` but for tests. */
  readonly root: string;
}

export interface Installed {
  readonly build: string;
  readonly serviceFile: string;
  /** What a person runs next. */
  readonly commands: readonly string[];
}

interface Manager {
  readonly template: string;
  readonly place: (request: InstallRequest) => string;
  readonly commands: (request: InstallRequest, file: string) => readonly string[];
}

const MANAGERS: Readonly<Record<string, Manager>> = {
  linux: {
    template: 'ledgerline-connector.service',
    place: ({ root }) => join(root, 'etc/systemd/system/ledgerline-connector.service'),
    commands: ({ folder }) => [
      'id ledgerline-connector >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin ledgerline-connector',
      `chown -R ledgerline-connector: '${folder.path}'`,
      'systemctl daemon-reload',
      'systemctl enable ledgerline-connector',
      'systemctl restart ledgerline-connector',
    ],
  },
  darwin: {
    template: 'com.ledgerline.connector.plist',
    place: ({ homeFolder }) => join(homeFolder, 'Library/LaunchAgents/com.ledgerline.connector.plist'),
    commands: (_request, file) => [`launchctl unload '${file}' 2>/dev/null`, `launchctl load -w '${file}'`],
  },
};

export async function installService(request: InstallRequest): Promise<Installed | Problems> {
  const { folder, programFolder, platform } = request;
  const manager = MANAGERS[platform];
  if (bundle === null || programFolder === null || !existsSync(join(programFolder, 'host.mjs')))
    return { problems: ['Unpack the archive of the connector and run "./ledgerline-connector install" in it.'] };
  if (!manager) return { problems: ['This is for Linux and macOS. On Windows, run ConnectorSetup.exe.'] };
  const refused = await installBuild(folder);
  if (refused !== null) return refused;
  mkdirSync(join(folder.path, 'logs'), { recursive: true });
  const serviceFile = manager.place(request);
  const filled = { '@NODE@': process.execPath, '@PROGRAM@': programFolder, '@DATA@': folder.path };
  const template = readFileSync(join(programFolder, manager.template), 'utf8');
  try {
    mkdirSync(dirname(serviceFile), { recursive: true });
    writeFileSync(
      serviceFile,
      template.replaceAll(/@[A-Z]+@/g, (name) => filled[name as keyof typeof filled] ?? name),
      {
        mode: 0o644,
      },
    );
  } catch {
    return { problems: [`${serviceFile} cannot be written. Run it as root.`] };
  }
  return { build: bundle.build, serviceFile, commands: manager.commands(request, serviceFile) };
}

/** The build of the archive becomes the current one. Journal, books and configuration stay as they are. */
async function installBuild(folder: ConnectorFolder): Promise<null | Problems> {
  if (bundle === null) return null;
  mkdirSync(folder.app, { recursive: true });
  const notes = new BuildNotes(folder.app);
  const own = fileURLToPath(new URL('./', import.meta.url));
  const read = (path: string): Buffer => readFileSync(join(own, path));
  const description = read('build.json');
  const files = [...bundle.files, { path: 'build.json', sha256: sha256Of(description), size: description.length }];
  const fetchFile = async ({ path, sha256 }: { readonly path: string; readonly sha256: string }) => {
    const content = read(path);
    if (sha256Of(content) !== sha256) return { problems: [`${path} of the archive is damaged. Download the archive again.`] };
    return { content, receivedBytes: 0 };
  };
  const staged = await stageBuild({ build: bundle.build, files }, { notes, fetchFile });
  if (isProblems(staged)) return staged;
  notes.write('current', bundle.build);
  for (const name of ['next', 'previous', 'refused', 'healthy'] as const) notes.drop(name);
  return null;
}
