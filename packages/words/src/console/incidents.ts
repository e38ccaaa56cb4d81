/** The incidents in the console of the operator. */

import { room } from '../room.ts';

export const consoleIncidentWords = room({
  sub: {
    en: 'What you write here is shown to everyone on the status page and in its feed, and sent to everyone who subscribed.',
    ms: 'Apa yang anda tulis di sini ditunjukkan kepada semua orang di halaman status dan suapannya, dan dihantar kepada semua pelanggan.',
    zh: '您在此撰写的内容会在状态页面及其订阅源向所有人显示，并发送给所有订阅者。',
  },
  openNew: { en: 'Open an incident', ms: 'Buka insiden', zh: '新建事故' },
  name: { en: 'Title', ms: 'Tajuk', zh: '标题' },
  parts: { en: 'Affected parts', ms: 'Bahagian terjejas', zh: '受影响部分' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  text: { en: 'Text', ms: 'Teks', zh: '内容' },
  textHint: {
    en: 'What readers notice, what you do about it, and what they should do. It cannot be changed afterwards.',
    ms: 'Apa yang pembaca perhatikan, apa yang anda lakukan, dan apa yang mereka perlu lakukan. Teks tidak boleh diubah selepas itu.',
    zh: '说明用户会遇到什么、您正在做什么，以及他们该怎么做。发布后无法更改。',
  },
  none: { en: 'No incidents', ms: 'Tiada insiden', zh: '没有事故' },
  noneHint: {
    en: 'None is open, and none was resolved in the last 90 days.',
    ms: 'Tiada yang sedang berlaku, dan tiada yang selesai dalam 90 hari lalu.',
    zh: '没有正在处理的事故，最近 90 天内也没有已解决的事故。',
  },
  writeUpdate: { en: 'Write an update', ms: 'Tulis kemas kini', zh: '撰写更新' },
  reopen: { en: 'Write an update and open it again', ms: 'Tulis kemas kini dan buka semula', zh: '撰写更新并重新打开' },
});
