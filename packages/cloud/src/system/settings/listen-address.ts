/** Where a cloud that listens on a host and port is found: by people, and by programs on the same machine. */

/** The address to visit for an address that means every interface. */
const LOOPBACK: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export const visitableUrlOf = ({ host, port }: ListenAddress): string =>
  `http://${LOOPBACK.has(host) ? 'localhost' : hostInUrl(host)}:${port}`;

/** Where a program on the same machine finds the cloud. */
export const localUrlOf = ({ host, port }: ListenAddress): string => `http://${hostInUrl(LOOPBACK.get(host) ?? host)}:${port}`;

export const isLocalHost = (host: string): boolean => LOCAL_HOST.test(host);
