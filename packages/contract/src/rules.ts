/**
 * The part of the contract that has no schemas: numbers, statuses and failure codes. Threads that only run SQL import this face, because
 * loading the schema library takes longer than everything else that they load.
 */

export * from './delivery.ts';
export * from './duration.ts';
export * from './failure.ts';
export * from './lifecycle.ts';
