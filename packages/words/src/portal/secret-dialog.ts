/** The dialog in which a secret is shown once. */

import { room } from '../room.ts';

export const secretDialogWords = room({
  stored: { en: 'I have stored it', ms: 'Saya telah menyimpannya', zh: '我已妥善保存' },
});
