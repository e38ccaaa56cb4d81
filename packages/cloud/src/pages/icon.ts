/** Icons, as all pages of Ledgerline use them. */

export { type IconName, icon, wordmark } from '@ledgerline/look';
