/**
 * Imported before Jazzer.js, so that its loader gets sources without types: it counts in JavaScript alone. The loader here is sent as text, because
 * it runs in the thread of the loaders.
 */

import { type LoadHook, register } from 'node:module';

const load: LoadHook = async (url, context, next) => {
  const loaded = await next(url, context);
  if (loaded.format !== 'module-typescript' || !loaded.source) return loaded;
  const { stripTypeScriptTypes } = await import('node:module');
  const source = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
  return { ...loaded, format: 'module', source: stripTypeScriptTypes(source) };
};

register(`data:text/javascript,${encodeURIComponent(`export const load = ${load};`)}`);
