/** The program as it is installed. Its code is compiled once and then taken from a cache, where Node has one: that is most of the time that a call takes. */

import module from 'node:module';

const { enableCompileCache } = module as { readonly enableCompileCache?: () => void };

enableCompileCache?.();
await import('./main.ts');
