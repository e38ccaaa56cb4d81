/** An element that the page must have. */

export function element<Kind extends HTMLElement>(selector: string, within: ParentNode = globalThis.document): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
