/** What a phone needs to install the portal: the manifest, and the colours of the bar around it. */

import { type Html, html } from '@ledgerline/look';
import { appIcons } from './app-icon.ts';

/** The colours of paper in tokens.css; a manifest and a `meta` cannot read a stylesheet. */
const PAPER = { light: '#fbf8f2', dark: '#11141b' } as const;

export const appManifest: string = JSON.stringify({
  id: '/portal/books',
  name: 'Ledgerline',
  short_name: 'Ledgerline',
  start_url: '/portal/books',
  scope: '/',
  display: 'standalone',
  background_color: PAPER.light,
  theme_color: PAPER.light,
  icons: appIcons.map(({ name, points, purpose }) => ({
    src: `/assets/${name}`,
    sizes: `${points}x${points}`,
    type: 'image/png',
    purpose,
  })),
});

/** The links in the head of each page of the portal. */
export const installLinks = (): Html => html`
  <link rel="manifest" href="/manifest.webmanifest">
  <link rel="apple-touch-icon" href="/assets/app-icon-192.png">
  <meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">
`;
