import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeFeaturedDriver } from '../../testing/featured-folder.ts';
import { addBookFromFlags, changeDrivers, describedDrivers, driverLines } from '../cli/add-book.ts';
import { folderAt } from '../config.ts';
import { silentLog } from '../log.ts';
import { driverFactories } from './driver-factories.ts';
import { addDriver, installedDrivers, removeDriver } from './installed-drivers.ts';

const place = mkdtempSync(join(tmpdir(), 'add-book-'));
after(() => rmSync(place, { recursive: true }));

const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
/** A driver that names every feature, as a folder of its own. */
const source = join(place, 'featured');
const describe = (more: object): void => makeFeaturedDriver(source, more);
describe({});

let folders = 0;
function newFolder() {
  folders += 1;
  const folder = folderAt(join(place, `connector-${folders}`));
  mkdirSync(folder.path, { mode: 0o700 });
  return folder;
}

async function addBook(folder: ReturnType<typeof newFolder>, values: Record<string, string | boolean | string[]>) {
  const [said, complaints]: [string[], string[]] = [[], []];
  const code = await addBookFromFlags({
    folder,
    isJson: false,
    values,
    factories: driverFactories({ folder, log: silentLog, environment }),
    environment,
    terminal: null,
    password: null,
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, said: said.join('\n'), complaints };
}

const notebook = (name: string): string => {
  const file = join(place, name);
  writeFileSync(file, '');
  return file;
};

test('a driver that was added is listed, gives its name to books, and is removed again', async () => {
  const folder = newFolder();
  assert.ok(!('problems' in addDriver(folder, source)));
  const line = (await describedDrivers(folder)).find(({ name }) => name === 'featured');
  assert.deepEqual([line?.isReady, line?.source], [true, 'added']);
  const file = notebook('Kedai Maju.notebook');
  const added = await addBook(folder, { driver: 'featured', file });
  assert.deepEqual([added.code, added.complaints], [0, []]);
  assert.match(
    added.said,
    /^note {2}The notebook has one account only\.\nAccount book KEDAI-MAJU added \(Featured, Kedai Maju\)\./,
  );
  assert.match(added.said, /opened {5}0 customers found/);
  const listed = JSON.parse(readFileSync(folder.companies, 'utf8')) as object;
  const settings = { notebook: file, accounts: { sales: '500-0000' } };
  assert.deepEqual(listed, { companies: [{ companyId: 'KEDAI-MAJU', name: 'Kedai Maju', driver: 'featured', settings }] });
  const other = await addBook(folder, { driver: 'featured', file: notebook('kedai_maju.notebook'), name: 'Second' });
  assert.match(other.said, /Account book KEDAI-MAJU-2 added/);
  assert.equal(removeDriver(folder, 'featured'), null);
  assert.equal(
    installedDrivers(folder).some(({ name }) => name === 'featured'),
    false,
  );
});

test('a step that fails is told in words, and nothing is listed', async () => {
  const folder = newFolder();
  addDriver(folder, source);
  const file = notebook('held.notebook');
  writeFileSync(`${file}.lock`, String(process.pid));
  const cases = [
    [{}, 2, /--driver must be one of .*featured/],
    [{ driver: 'featured' }, 2, /--file is required/],
    [{ driver: 'featured', file: join(place, 'none.notebook') }, 1, /There is no file/],
    [{ driver: 'featured', file, set: ['colour=red'] }, 2, /colour is not a setting of this driver\. It has notebook, password/],
    [{ driver: 'featured', file, set: ['password=x'] }, 2, /Give it with --password-stdin/],
    [{ driver: 'featured', file, company: 'no/slash' }, 1, /you sent "no\/slash"/],
    [{ driver: 'featured', file, new: true }, 1, /cannot create a new book/],
    [{ driver: 'featured', file }, 1, /Another driver has the notebook open/],
  ] as const;
  for (const [values, code, reason] of cases) {
    const refused = await addBook(folder, values as never);
    assert.deepEqual([refused.code, refused.said], [code, refused.said.startsWith('note') ? refused.said : '']);
    assert.match(refused.complaints.join(' '), reason);
  }
  assert.equal(existsSync(folder.companies), false);
});

test('a new book that could not be created whole is not left behind', async () => {
  const folder = newFolder();
  const half =
    'for (const end of ["", "-journal"]) fs.writeFileSync(process.argv[1] + end, ""); console.error("Out of room."); process.exit(1)';
  describe({ newBook: ['{file}'], command: { [process.platform]: [process.execPath, '-e', half] } });
  addDriver(folder, source);
  describe({});
  const file = join(place, 'half.notebook');
  const refused = await addBook(folder, { driver: 'featured', file, new: true });
  assert.deepEqual([refused.code, refused.complaints], [1, ['The book could not be created. Out of room.']]);
  assert.deepEqual([existsSync(file), existsSync(`${file}-journal`)], [false, false]);
});

test('what the machine lacks is named with the line that installs it', async () => {
  const folder = newFolder();
  const install = { debian: 'sudo apt-get install featured' };
  describe({ needs: [{ run: [process.execPath, '-e', 'process.exit(1)'], else: 'Featured is missing.', install }] });
  addDriver(folder, source);
  describe({});
  const refused = await addBook(folder, { driver: 'featured', file: notebook('lacking.notebook') });
  assert.deepEqual(
    [refused.code, refused.complaints],
    [3, ['Featured is missing.', 'Install it with: sudo apt-get install featured']],
  );
  assert.match(
    driverLines(await describedDrivers(folder)).join('\n'),
    /not ready: Featured is missing\.\n {2}sudo apt-get install featured/,
  );
});

test('a driver that others can change, or that takes a name of ours, is not used', async () => {
  const folder = newFolder();
  addDriver(folder, source);
  chmodSync(join(folder.drivers, 'featured/driver.ts'), 0o666);
  assert.equal(
    installedDrivers(folder).some(({ name }) => name === 'featured'),
    process.platform === 'win32',
  );
  describe({ name: 'gnucash' });
  assert.match(JSON.stringify(addDriver(folder, source)), /gnucash comes with the connector/);
  describe({ name: 'external' });
  assert.match(JSON.stringify(addDriver(folder, source)), /name must be/);
  describe({});
  assert.match(JSON.stringify(removeDriver(folder, 'gnucash')), /cannot be removed/);
});

test('driver add asks before it copies', async () => {
  const folder = newFolder();
  const change = async (...words: readonly string[]) => {
    const said: string[] = [];
    const tell = (text: string) => void said.push(text);
    const yes = words.includes('--yes');
    const code = await changeDrivers(
      { folder, isJson: false, values: { yes }, terminal: null, say: tell, complain: tell },
      words,
    );
    return `${code} ${said.at(-1)}`;
  };
  assert.equal(await change('add', source), '1 Nothing was added. Confirm with --yes.');
  assert.equal(await change('add', source, '--yes'), '0 Driver featured added. Restart a connector that is running.');
  assert.equal(await change('remove', 'featured'), '0 Driver featured removed.');
  assert.match(await change('rename'), /^2 /);
});
