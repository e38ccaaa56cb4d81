/** Templates, as all pages of Ledgerline use them. */

export { Html, html } from '@ledgerline/look';
