/** Why a connector or an account book cannot run commands now, and what to do about it. The English sentences are those of the API. */

import { presenceReasons } from '@ledgerline/contract';
import { room } from '../room.ts';

const en = presenceReasons;

export const presenceMessageWords = room({
  never_connected: {
    en: en.never_connected.message,
    ms: 'Penyambung belum pernah bersambung.',
    zh: '连接器从未连接。',
  },
  machine_off: {
    en: en.machine_off.message,
    ms: 'Komputer penyambung dimatikan, dalam mod tidur atau tiada sambungan internet.',
    zh: '连接器所在的电脑已关机、休眠或没有连接互联网。',
  },
  service_stopped: {
    en: en.service_stopped.message,
    ms: 'Penyambung telah dihentikan pada komputernya.',
    zh: '连接器已在其电脑上停止。',
  },
  other_installation: {
    en: en.other_installation.message,
    ms: 'Dua komputer menggunakan kunci penyambung ini. Yang pertama kekal aktif, dan permintaan daripada yang lain ditolak.',
    zh: '两台电脑使用同一个连接器密钥。第一台保持有效，另一台的请求会被拒绝。',
  },
  paused: {
    en: en.paused.message,
    ms: 'Penyambung dijeda pada komputernya, oleh seseorang atau oleh waktu senyapnya.',
    zh: '连接器已在其电脑上暂停：由人操作，或处于免打扰时段。',
  },
  build_too_old: {
    en: en.build_too_old.message,
    ms: 'Binaan penyambung terlalu lama untuk mengesahkan kemas kini, jadi arahan kemas kini ditolak.',
    zh: '连接器的版本太旧，无法验证更新，因此更新指令会被拒绝。',
  },
  setup_needed: {
    en: en.setup_needed.message,
    ms: 'Binaan terbaharu penyambung memerlukan versi Node yang lain, jadi penyambung tidak dapat memasangnya sendiri.',
    zh: '连接器的最新版本需要另一个版本的 Node，因此连接器无法自行安装。',
  },
  book_locked: {
    en: en.book_locked.message,
    ms: 'Seseorang atau program lain telah mengunci buku akaun.',
    zh: '账套被他人或其他程序锁定。',
  },
  needs_password: {
    en: en.needs_password.message,
    ms: 'Buku akaun memerlukan kata laluan yang tiada pada penyambung.',
    zh: '账套需要密码，而连接器没有该密码。',
  },
  dialog_open: {
    en: en.dialog_open.message,
    ms: 'Satu tetingkap pakej perakaunan sedang terbuka dan menunggu seseorang, jadi arahan yang sedang dijalankan turut menunggu.',
    zh: '会计软件有一个窗口正在等待操作，因此正在执行的指令也在等待。',
  },
  driver_failing: {
    en: en.driver_failing.message,
    ms: 'Pemacu tidak dapat membuka buku akaun.',
    zh: '驱动程序无法打开账套。',
  },
});

export const presenceActionWords = room({
  never_connected: {
    en: en.never_connected.action,
    ms: 'Pasang penyambung pada komputer yang mempunyai buku akaun, kemudian sambungkan komputer itu.',
    zh: '请在存放账套的电脑上安装连接器，然后连接该电脑。',
  },
  machine_off: {
    en: en.machine_off.action,
    ms: 'Hidupkan atau bangunkan komputer itu, dan semak rangkaiannya. Arahan menunggu sehingga 7 hari, kemudian dijalankan mengikut turutan.',
    zh: '请开机或唤醒电脑，并检查网络。指令最多等待 7 天，之后按顺序执行。',
  },
  service_stopped: {
    en: en.service_stopped.action,
    ms: 'Mulakan penyambung di sana. Arahan menunggu sehingga 7 hari, kemudian dijalankan mengikut turutan.',
    zh: '请在该电脑上启动连接器。指令最多等待 7 天，之后按顺序执行。',
  },
  other_installation: {
    en: en.other_installation.action,
    ms: 'Pindahkan penyambung dalam portal jika komputer yang lain itu yang betul. Jika tidak, hentikan penyambung di sana.',
    zh: '如果另一台电脑才是正确的，请在门户中迁移连接器；否则请在那台电脑上停止连接器。',
  },
  paused: {
    en: en.paused.action,
    ms: 'Sambung semula pada halaman penyambung di komputer itu, atau tunggu sehingga waktu senyap tamat.',
    zh: '请在该电脑的连接器页面上恢复，或等到免打扰时段结束。',
  },
  build_too_old: {
    en: en.build_too_old.action,
    ms: 'Pasang binaan terbaharu di atasnya. Tetapannya dikekalkan.',
    zh: '请直接安装最新版本，设置会保留。',
  },
  setup_needed: {
    en: en.setup_needed.action,
    ms: 'Jalankan program persediaan pada komputer yang sama, dengan /S untuk menjalankannya tanpa tetingkap. Tetapannya dikekalkan, dan arahan terus dijalankan sehingga itu.',
    zh: '请在同一台电脑上运行安装程序，加 /S 可无窗口运行。设置会保留，在此之前指令照常执行。',
  },
  book_locked: {
    en: en.book_locked.action,
    ms: 'Tutup buku akaun dalam pakej perakaunan, kemudian hantar arahan itu sekali lagi.',
    zh: '请在会计软件中关闭账套，然后重新发送指令。',
  },
  needs_password: {
    en: en.needs_password.action,
    ms: 'Masukkan kata laluan pada halaman penyambung di komputernya.',
    zh: '请在其电脑的连接器页面上输入密码。',
  },
  dialog_open: {
    en: en.dialog_open.action,
    ms: 'Jawab tetingkap itu pada komputer penyambung. Arahan itu kemudian diteruskan dengan sendirinya.',
    zh: '请在连接器所在的电脑上处理该窗口，之后指令会自动继续。',
  },
  driver_failing: {
    en: en.driver_failing.action,
    ms: 'Baca mesej buku itu, dan uji buku itu pada halaman penyambung di komputernya.',
    zh: '请查看账套的消息，并在其电脑的连接器页面上测试账套。',
  },
});
