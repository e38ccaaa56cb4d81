/** The installed program. Its code is compiled once and then read from a cache, where Node has one, because compiling takes most of the time of a call. */

import module from 'node:module';

const { enableCompileCache } = module as { readonly enableCompileCache?: () => void };

enableCompileCache?.();
await import('./main.ts');
