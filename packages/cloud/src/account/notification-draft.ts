/** Notifications as they are stored: with their English text, and with the key and parameters for readers of other languages. */

import type { Notification } from '@ledgerline/contract';
import { type Reader, type Sentence, type Wording, wordingIn } from '@ledgerline/words';
import '@ledgerline/words/notification';
import type { NotificationDraft } from '../store/store.ts';

interface SaidNotification extends Pick<NotificationDraft, 'kind' | 'severity' | 'subject'> {
  readonly title: Sentence;
  readonly message: Sentence;
  readonly action: { readonly label: Sentence; readonly href: string };
}

/** The English text is what callers without a language and receivers of events get. */
export const notificationDraft = ({ title, message, action, ...about }: SaidNotification): NotificationDraft => ({
  ...about,
  title: String(title),
  message: String(message),
  action: { label: String(action.label), href: action.href },
  wording: { title: plain(title), message: plain(message), label: plain(action.label) },
});

const plain = ({ key, params }: Sentence): Wording => ({ key, params });

type Texts = Pick<Notification, 'title' | 'message' | 'action'>;

/**
 * A notification in the language and time zone of the reader. Without a stored wording, or with one that this version does not know, the English text is
 * shown.
 */
export function wordedNotification(
  { title, message, action, wording }: Texts & Pick<NotificationDraft, 'wording'>,
  { language, zone }: Reader,
): Texts {
  if (wording === null) return { title, message, action };
  return {
    title: wordingIn(wording.title, language, zone) ?? title,
    message: wordingIn(wording.message, language, zone) ?? message,
    action: action && { label: wordingIn(wording.label, language, zone) ?? action.label, href: action.href },
  };
}
