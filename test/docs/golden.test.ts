import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COMMAND_TYPE_COUNT, recipes } from '@ledgerline/catalog';
import { pythonFiles, typescriptFiles } from '@ledgerline/catalog/publish';
import {
  clientTypesFolder,
  commandColumns,
  commandLineFiles,
  commandLineFolder,
  driverKitFiles,
  driverKitFolder,
  exampleResultsFile,
  goldenFiles,
  goldenFolder,
  pythonFolder,
  rewriteCommand,
  rootFolder,
  settingsFiles,
} from './golden.ts';

const HINT = `Run "${rewriteCommand}", read the diff, and commit it only when it is what you meant to publish.`;

function stored(name: string, folder = goldenFolder): string {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return '';
  }
}

/** Where two texts start to differ, since a diff of megabytes is unreadable. */
function firstDifference(expected: string, actual: string): string {
  const [wanted, found] = [expected.split('\n'), actual.split('\n')];
  const line = found.findIndex((text, index) => text !== wanted[index]);
  const at = line === -1 ? found.length : line;
  return `line ${at + 1}\n  stored: ${shown(wanted[at])}\n  now:    ${shown(found[at])}`;
}

const shown = (line: string | undefined): string => (line ?? '(nothing)').slice(0, 300);

const files = goldenFiles();

for (const [name, text] of files) {
  test(`what is published matches golden/${name}`, () => {
    const golden = stored(name);
    assert.ok(golden === text, `golden/${name} differs at ${golden === text ? '' : firstDifference(golden, text)}\n${HINT}`);
  });
}

test('the types of the client are those that follow from the catalog', () => {
  const types = typescriptFiles();
  assert.deepEqual(readdirSync(clientTypesFolder).sort(), [...types.keys()].sort());
  for (const [name, text] of types) {
    const golden = stored(name, clientTypesFolder);
    assert.ok(golden === text, `client/${name} differs at ${golden === text ? '' : firstDifference(golden, text)}\n${HINT}`);
  }
});

const derived = [
  ['the types and names of the Python client are those that follow from the catalog', pythonFolder, pythonFiles()],
  ['the command-line program knows what the catalog has to check a payload with', commandLineFolder, commandLineFiles()],
  ['the commands that the Python kit of drivers knows are those of the catalog', driverKitFolder, driverKitFiles()],
  ['the example of an environment and the page for operators have the settings of the cloud', rootFolder, settingsFiles()],
] as const;

for (const [name, folder, texts] of derived) {
  test(name, () => {
    for (const [file, text] of texts) {
      const golden = stored(file, folder);
      assert.ok(golden === text, `${file} differs at ${golden === text ? '' : firstDifference(golden, text)}\n${HINT}`);
    }
  });
}

test('every golden file is compared with something', () => {
  assert.deepEqual(readdirSync(goldenFolder).sort(), [...files.keys(), exampleResultsFile].sort());
});

test('the command types, their modules, documents, operations and modes are those of golden/commands.tsv', () => {
  const [header, ...rows] = stored('commands.tsv').trimEnd().split('\n');
  assert.equal(header, commandColumns.join('\t'));
  const published = recipes().map(({ commandType, module, document, operation, mode }) =>
    [commandType, module, document, operation, mode].join('\t'),
  );
  assert.deepEqual(new Set(published), new Set(rows), HINT);
  assert.equal(rows.length, COMMAND_TYPE_COUNT);
});

test('there are 639 command types, none twice, displayed 1 to 639', () => {
  assert.equal(COMMAND_TYPE_COUNT, 639);
  assert.equal(new Set(recipes().map((recipe) => recipe.commandType)).size, COMMAND_TYPE_COUNT);
  assert.deepEqual(
    recipes().map((recipe) => recipe.displayOrder),
    Array.from({ length: COMMAND_TYPE_COUNT }, (_, index) => index + 1),
  );
});
