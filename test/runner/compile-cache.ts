/**
 * Keeps compiled sources from one test process to the next, so that not each of them strips and compiles the same files again.
 */

import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'ledgerline-compile-cache');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
