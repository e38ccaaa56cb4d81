/** What every page has around its content: head, navigation, footer. */

import { type Html, html } from './html.ts';

export interface Page {
  readonly title: string;
  readonly content: Html;
  /** Scripts of ours that the page needs, by file name. */
  readonly scripts?: readonly string[];
  /** Whether somebody is logged in, as far as the page knows. */
  readonly isLoggedIn?: boolean;
}

/** A whole document. Links carry no host, so that pages work under any address. */
export function page({ title, content, scripts = [], isLoggedIn = false }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Ledgerline</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/style.css">
${scripts.map((name) => html`<script type="module" src="/assets/${name}"></script>\n`)}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="/">Ledgerline</a>
<nav aria-label="Main">
<ul>
<li><a href="/pricing">Pricing</a></li>
${isLoggedIn ? html`<li><a href="/portal">Portal</a></li>` : html`<li><a href="/login">Log in</a></li><li><a href="/signup">Sign up</a></li>`}
</ul>
</nav>
</header>
<main id="content" tabindex="-1">
${content}
</main>
<footer><p>Ledgerline, a cloud command queue for a local accounting package.</p></footer>
</body>
</html>
`.text;
}
