/**
 * Decides which addresses events can be sent to: those of the internet, and on a development machine its own loopback. A name is resolved for each
 * connection, every address it has is checked, and the connection goes to the checked one: later DNS changes have no effect.
 */

import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webhookReasons } from '@ledgerline/words/shared/webhook-reason';

/** The special-purpose registries of IANA: everything that is not a global unicast address. */
const IPV4_INSIDE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Only 2000::/3 is routed; within it, what leads back to IPv4 or is set aside. */
const IPV6_GLOBAL = '2000::/3';
const IPV6_INSIDE = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];
const LOOPBACK = { ipv4: ['127.0.0.0/8'], ipv6: ['::1/128'] };

function listOf(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [subnets, family] of [
    [ipv4, 'ipv4'],
    [ipv6, 'ipv6'],
  ] as const) {
    for (const subnet of subnets) {
      const [address = '', bits = ''] = subnet.split('/');
      list.addSubnet(address, Number(bits), family);
    }
  }
  return list;
}

const inside = listOf(IPV4_INSIDE, IPV6_INSIDE);
const global = listOf([], [IPV6_GLOBAL]);
const loopback = listOf(LOOPBACK.ipv4, LOOPBACK.ipv6);

/** Whether an address may be connected to. */
export function isOutside(address: string, isLoopbackAllowed: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) return false;
  if (isLoopbackAllowed && loopback.check(address, family)) return true;
  if (family === 'ipv4') return !inside.check(address, family);
  return global.check(address, family) && !inside.check(address, family);
}

export class AddressRefused extends Error {
  constructor() {
    super(String(webhookReasons.unreachable()));
    this.name = 'AddressRefused';
  }
}

type Resolve = (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const resolveBySystem: Resolve = (name) =>
  new Promise((resolve, reject) =>
    systemLookup(name, { all: true, verbatim: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  );

export interface AddressGuardOptions {
  readonly isLoopbackAllowed: boolean;
  /** Our own address, to which nothing is sent. */
  readonly baseUrl: string;
  readonly resolve?: Resolve;
}

const URL_LENGTH_MAX = 2_000;

export class AddressGuard {
  readonly #isLoopbackAllowed: boolean;
  readonly #baseUrl: string;
  readonly #resolve: Resolve;

  constructor({ isLoopbackAllowed, baseUrl, resolve = resolveBySystem }: AddressGuardOptions) {
    this.#isLoopbackAllowed = isLoopbackAllowed;
    this.#baseUrl = baseUrl;
    this.#resolve = resolve;
  }

  /** The address to connect to; null for a forbidden address, regardless of what its name resolves to. */
  urlOf(text: string): URL | null {
    const url = text.length <= URL_LENGTH_MAX && URL.canParse(text) ? new URL(text) : null;
    if (url?.username !== '' || url.password !== '' || url.origin === new URL(this.#baseUrl).origin) return null;
    const host = hostOf(url);
    const isPlain = url.protocol === 'http:' && this.#isLoopbackAllowed;
    if (url.protocol !== 'https:' && !isPlain) return null;
    if (isPlain && isIP(host) === 0 && host !== 'localhost') return null;
    return isIP(host) === 0 || isOutside(host, this.#isLoopbackAllowed) ? url : null;
  }

  /** Whether a name leads outside now; the same result for one that leads inside and one that does not exist. */
  async isAllowed(text: string): Promise<boolean> {
    const url = this.urlOf(text);
    if (!url) return false;
    return this.#checked(hostOf(url)).then(
      () => true,
      () => false,
    );
  }

  /** Resolves a name for a connection, checks every address, and returns only checked ones. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    this.#checked(name).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all)
          callback(
            null,
            addresses.map(({ address, family }) => ({ address, family })),
          );
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };

  async #checked(host: string): Promise<Awaited<ReturnType<Resolve>>> {
    const addresses = isIP(host) === 0 ? await this.#resolve(host) : [{ address: host, family: isIP(host) }];
    const areOutside = addresses.length > 0 && addresses.every(({ address }) => isOutside(address, this.#isLoopbackAllowed));
    if (!areOutside) throw new AddressRefused();
    return addresses;
  }
}

/** The host without the brackets of an IPv6 address. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');
