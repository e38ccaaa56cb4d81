/** `npm start`, and the service in production: runs service.ts, from its joined sources where they are up to date. */

import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programAt } from './packaging/joined/joined.ts';

// The second start is twice as quick when Node remembers what it has compiled. Threads and the sandbox host learn of it from the environment.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import(programAt(import.meta.dirname, 'service.ts').href);
