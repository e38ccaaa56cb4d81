/** Imports the catalog once and prints how long it took; run in a fresh process by the catalog benchmark. */

const start = performance.now();
const { modules } = await import('@ledgerline/catalog');
const importMs = performance.now() - start;
const { buildCatalog } = await import('../packages/catalog/src/build.ts');
const again = performance.now();
buildCatalog(modules(), modules().flatMap((module) => module.commands).length);
console.log(JSON.stringify({ importMs, buildMs: performance.now() - again }));
