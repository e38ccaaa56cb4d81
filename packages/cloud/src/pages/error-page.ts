/** The page a browser gets when a page cannot be shown. */

import { html } from './html.ts';
import { page } from './layout.ts';

export interface ErrorPage {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
}

const TITLES: Readonly<Record<number, string>> = {
  401: 'Please log in',
  403: 'Not allowed',
  404: 'Page not found',
  429: 'Too many requests',
  503: 'Not ready',
};

export function errorPage({ status, message, requestId }: ErrorPage): string {
  const title = TITLES[status] ?? (status >= 500 ? 'Something went wrong' : 'That did not work');
  return page({
    title,
    content: html`<h1>${title}</h1>
<p>${message}</p>
<p><a href="/">Go to the start page</a></p>
<p class="note">Error ${status}, request <code>${requestId}</code></p>`,
  });
}
