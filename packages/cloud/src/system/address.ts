/** Network addresses as limits count them. The address of a request is determined in http/. */

import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The smallest network of a subscriber, who can use any address in it. */
const COUNTED_GROUPS = 4;

/** The address that is counted: an IPv4 address itself, even if written as IPv6; for an IPv6 address its network of 64 bits. */
export function countedAddress(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  return mapped ?? `${groupsOf(plain).slice(0, COUNTED_GROUPS).join(':')}::/64`;
}

/** All eight groups, without leading zeros. An IPv4 address at the end is in the part that is not counted. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address
    .toLowerCase()
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::', 2);
  const [first, last] = [partsOf(head), partsOf(tail ?? '')];
  const gap = tail === undefined ? [] : Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...gap, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

const partsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
