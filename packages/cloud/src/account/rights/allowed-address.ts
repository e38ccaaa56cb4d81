/** Where a key can be used from: addresses and ranges, IPv4 and IPv6. Node compares them. */

import { BlockList, isIP } from 'node:net';
import { accountSays } from '@ledgerline/words/problem/account';
import { detail, type WordedDetail } from '@ledgerline/words/problem/detail';
import type { Refusal } from '../../system/problem.ts';
import { refuseAll } from '../../system/request/body-check.ts';

type Kind = 'ipv4' | 'ipv6';

interface AddressRange {
  readonly address: string;
  /** Null for a single address. */
  readonly prefix: number | null;
  readonly kind: Kind;
}

const PREFIX_MAX: Readonly<Record<Kind, number>> = { ipv4: 32, ipv6: 128 };

/** The kind of an address; null for text that is not an address, and for addresses with a network interface. */
function kindOf(address: string): Kind | null {
  const version = address.includes('%') ? 0 : isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}

/** What a text such as `203.0.113.0/24` names; null if nothing. */
function readRange(text: string): AddressRange | null {
  const [address = '', size, ...rest] = text.split('/');
  const kind = kindOf(address);
  if (kind === null || rest.length > 0) return null;
  if (size === undefined) return { address, prefix: null, kind };
  const isSize = /^\d{1,3}$/.test(size) && Number(size) <= PREFIX_MAX[kind];
  return isSize ? { address, prefix: Number(size), kind } : null;
}

/** Lists every text that is neither an address nor a range; null if there is none. */
export function addressProblems(texts: readonly string[] | null): Refusal | null {
  const details = (texts ?? []).flatMap((text, index): WordedDetail[] => {
    if (readRange(text)) return [];
    return [detail(`/allowedAddresses/${index}`, 'format', accountSays.allowedAddress(index, JSON.stringify(text)))];
  });
  return details.length === 0 ? null : refuseAll('invalid_request', { details, total: details.length });
}

function listOf(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of texts.map(readRange)) {
    if (!range) continue;
    const { address, prefix, kind } = range;
    if (prefix === null) list.addAddress(address, kind);
    else list.addSubnet(address, prefix, kind);
  }
  return list;
}

/** Cached as long as the list of a key. */
const lists = new WeakMap<readonly string[], BlockList>();

/** Whether a key can be used from an address. An IPv4 address is compared as itself even if it arrives as IPv6. */
export function isAllowedAddress(texts: readonly string[], address: string): boolean {
  const kind = kindOf(address);
  const list = lists.get(texts) ?? listOf(texts);
  lists.set(texts, list);
  return kind !== null && list.check(address, kind);
}
