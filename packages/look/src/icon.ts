/** The icons: 16 pixels, one stroke weight, drawn in the colour of the text next to them. */

import { Html, html } from './html.ts';

const DRAWINGS = {
  alert: '<path d="M8 2.3 14.2 13H1.8ZM8 6.5v3M8 11.2v.01"/>',
  bell: '<path d="M8 2a4 4 0 0 0-4 4v2.6L2.8 11h10.4L12 8.6V6a4 4 0 0 0-4-4ZM6.5 13.2a1.6 1.6 0 0 0 3 0"/>',
  book: '<path d="M3 2.5h8.5A1.5 1.5 0 0 1 13 4v9.5H4.5A1.5 1.5 0 0 1 3 12ZM3 12a1.5 1.5 0 0 1 1.5-1.5H13M6 5.5h4"/>',
  chart: '<path d="M2.5 13.5h11M4.5 11V8M8 11V3.5M11.5 11V6"/>',
  code: '<path d="M5 4.5 1.5 8 5 11.5M11 4.5 14.5 8 11 11.5M9.3 2.8 6.7 13.2"/>',
  copy:
    '<rect x="5.5" y="5.5" width="8" height="8" rx="1.2"/>' +
    '<path d="M10.5 5.5V3.7a1.2 1.2 0 0 0-1.2-1.2H3.7a1.2 1.2 0 0 0-1.2 1.2v5.6a1.2 1.2 0 0 0 1.2 1.2h1.8"/>',
  cross: '<path d="m4 4 8 8M12 4l-8 8"/>',
  document: '<path d="M4 1.8h5.5L12.5 5v9.2H4ZM9.3 1.8v3.4h3.2M6 8h4.5M6 10.7h4.5"/>',
  download: '<path d="M8 2.5V10M4.8 7 8 10.2 11.2 7M2.8 13.3h10.4"/>',
  flask: '<path d="M6.2 2h3.6M6.8 2v4.2L3 12.4a1 1 0 0 0 .9 1.6h8.2a1 1 0 0 0 .9-1.6L9.2 6.2V2M4.9 10h6.2"/>',
  globe: '<circle cx="8" cy="8" r="6"/><path d="M2 8h12M8 2c-4.2 4-4.2 8 0 12M8 2c4.2 4 4.2 8 0 12"/>',
  info: '<circle cx="8" cy="8" r="6"/><path d="M8 7.3V11M8 5v.01"/>',
  key: '<circle cx="5.2" cy="10.8" r="2.7"/><path d="m7.2 8.8 6-6M11 5l2 2"/>',
  list: '<path d="M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01"/>',
  next: '<path d="M6.2 3.5 10.7 8l-4.5 4.5"/>',
  overview: '<path d="M2.5 3h11M2.5 8h7M2.5 13h9"/><path d="M12 6.5v4M14 8.5v2"/>',
  people:
    '<circle cx="5.8" cy="5.6" r="2.3"/><path d="M1.6 13a4.2 4.2 0 0 1 8.4 0M10.4 3.5a2.3 2.3 0 0 1 0 4.3M11.8 9.6a4.2 4.2 0 0 1 2.6 3.4"/>',
  person: '<circle cx="8" cy="5.2" r="2.7"/><path d="M2.8 13.8a5.2 5.2 0 0 1 10.4 0"/>',
  plug: '<path d="M6 2v3M10 2v3M4 5h8v2.5a4 4 0 0 1-8 0ZM8 11.5V14"/>',
  plus: '<path d="M8 3v10M3 8h10"/>',
  previous: '<path d="M9.8 3.5 5.3 8l4.5 4.5"/>',
  pulse: '<path d="M1.5 8h3l1.8-4.8 3.2 9.6L11.3 8h3.2"/>',
  queued: '<circle cx="8" cy="8" r="5.5" stroke-dasharray="2.5 2.26"/>',
  renew: '<path d="M13 6.5A5.3 5.3 0 0 0 3.5 5l-1 1.5M3 9.5a5.3 5.3 0 0 0 9.5 1.5l1-1.5M2.5 3v3.5H6M13.5 13V9.5H10"/>',
  run: '<path d="M4.5 2.8v10.4L13 8Z"/>',
  running: '<path d="M13.5 8A5.5 5.5 0 1 1 8 2.5"/>',
  search: '<circle cx="7" cy="7" r="4.3"/><path d="m10.3 10.3 3.4 3.4"/>',
  send: '<path d="M14 2 1.8 6.6l4.6 2.2ZM14 2 9.4 14.2 6.4 8.8Z"/>',
  switch: '<path d="M5 6.2 8 3.2l3 3M5 9.8l3 3 3-3"/>',
  tick: '<path d="m3 8.6 3.2 3.2L13 4.6"/>',
  unequal: '<path d="M3 6h10M3 10h10M10.5 2.8l-5 10.4"/>',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Hidden from screen readers: the text next to an icon says what it means. */
export const icon = (name: IconName, classes = ''): Html =>
  html`<svg class="${classes === '' ? 'i' : `i ${classes}`}" viewBox="0 0 16 16" aria-hidden="true">${new Html(DRAWINGS[name])}</svg>`;

/** An L whose foot is the double rule under a total. Programs for Windows have it as their icon. */
export const mark = { size: 22, path: 'M4.5 1.5v19H20M8.5 15.5H20', strokeWidth: 2.6 } as const;

export const wordmark = (href: string): Html =>
  html`
    <a class="mark" href="${href}">
      <svg viewBox="0 0 ${mark.size} ${mark.size}" aria-hidden="true">
        <path d="${mark.path}" fill="none" stroke="currentColor" stroke-width="${mark.strokeWidth}"/>
      </svg>Ledgerline
    </a>
  `;
