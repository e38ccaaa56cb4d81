/** Words that buttons of many pages have. */

import { room } from '../room.ts';

export const buttonWords = room({
  copy: { en: 'Copy', ms: 'Salin', zh: '复制' },
});
