/** The public face of the contract: everything that crosses the wire, as schemas with their types. */

export * from './app-key.ts';
export * from './app-state.ts';
export * from './artifact.ts';
export * from './book-code.ts';
export * from './build.ts';
export * from './business-date.ts';
export * from './command.ts';
export * from './command-error.ts';
export * from './connector-message.ts';
export * from './connector-state.ts';
export * from './delivery.ts';
export * from './envelope.ts';
export * from './field-capability.ts';
export * from './identifier.ts';
export * from './instant.ts';
export * from './limits.ts';
export * from './module.ts';
export * from './notification.ts';
export * from './problem.ts';
export * from './problem-detail.ts';
export * from './result.ts';
export * from './sandbox.ts';
export * from './shape.ts';
export * from './status.ts';
export * from './subscription.ts';
export * from './tenant.ts';
