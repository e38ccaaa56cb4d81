import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isReady, PYTHON } from '../debian-packages.ts';
import { DRIVER_FOLDER } from './books.ts';

const MYPY_CACHE_DIR = join(tmpdir(), 'ledgerline-mypy-cache');

for (const checker of ['pyflakes', 'mypy'])
  test(`the Python of the Tryton driver passes ${checker}`, () => {
    if (!isReady('pythonCheckers')) return;
    const environment = { ...process.env, MYPY_CACHE_DIR };
    const parameters = ['-m', checker, 'ledgerline_tryton'];
    const checked = spawnSync(PYTHON, parameters, { cwd: DRIVER_FOLDER, encoding: 'utf8', env: environment });
    assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  });
