/** Where a login leads: the address that was asked for, and only ever an address of this site. */

/**
 * The whole address is returned, not its path: a path such as `//host` would be read as another site when it is followed.
 * What cannot be read as an address leads to the portal.
 */
export function nextPage(asked: string | null, origin: string): string {
  const portal = `${origin}/portal`;
  const next = asked === null ? null : URL.parse(asked, `${origin}/`);
  return next !== null && next.origin === origin ? next.href : portal;
}
