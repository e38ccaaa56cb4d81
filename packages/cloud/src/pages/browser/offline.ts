/** Registers the worker that says when the device is offline. */

import { language } from './reader.ts';

// A page without TLS has none, and works without.
if ('serviceWorker' in navigator)
  void navigator.serviceWorker.register(`/service-worker.js?language=${language}`).catch(() => {});
