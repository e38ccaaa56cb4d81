/**
 * How Node runs the sandbox host and its lanes. By itself V8 gives short-lived objects up to 100 MB, over half an hour and for each
 * process; a quarter of that is enough and is reached within minutes.
 */
export const SANDBOX_NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];
