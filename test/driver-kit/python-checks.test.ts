import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { isReady, PYTHON } from '../debian-packages.ts';
import { keptFolder } from '../kept-folder.ts';

const drivers = join(import.meta.dirname, '../../drivers');
const FOLDERS = [
  'kit-python/ledgerline_driver',
  'kit-python/tests',
  'gnucash/ledgerline_gnucash',
  'tryton/ledgerline_tryton',
  'template-python',
];

/** What each checker is given; mypy reads the same folders from drivers/pyproject.toml. */
const CHECKERS = { pyflakes: FOLDERS, mypy: [] };

// In one run of each, because Python's own modules take mypy longer than all of ours.
for (const [checker, folders] of Object.entries(CHECKERS))
  test(`the Python of the kit, of the drivers and of their template passes ${checker}`, () => {
    if (!isReady('pythonCheckers')) return;
    const environment = { ...process.env, MYPY_CACHE_DIR: keptFolder('ledgerline-mypy-cache') };
    const checked = spawnSync(PYTHON, ['-m', checker, ...folders], { cwd: drivers, encoding: 'utf8', env: environment });
    assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  });
