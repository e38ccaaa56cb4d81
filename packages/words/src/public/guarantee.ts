/** What the landing page guarantees: each guarantee, and the mechanism behind it. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const guaranteeWords = room({
  title: { en: 'What we guarantee', ms: 'Jaminan kami', zh: '我们的保证' },
  intro: {
    en: 'Your books depend on these results. Each guarantee has a mechanism, and tests break each mechanism on purpose.',
    ms: 'Buku anda bergantung pada hasil ini. Setiap jaminan mempunyai mekanisme, dan ujian sengaja merosakkan setiap mekanisme itu.',
    zh: '您的账目依赖这些结果。每项保证都有相应的机制，测试会刻意破坏每个机制来验证。',
  },
  onDisk: {
    en: 'A 202 means the command is on disk',
    ms: '202 bermaksud arahan sudah berada pada cakera',
    zh: '202 表示指令已写入磁盘',
  },
  onDiskHow: {
    en: 'The cloud sends the 202 only after the command is written to disk and flushed. A power cut one millisecond later loses nothing.',
    ms: 'Awan menghantar 202 hanya selepas arahan ditulis sepenuhnya ke cakera. Bekalan elektrik yang terputus satu milisaat kemudian tidak menghilangkan apa-apa.',
    zh: '云端在指令完全写入磁盘后才返回 202。即使一毫秒后断电，也不会丢失任何内容。',
  },
  retry: { en: 'Retry as often as you like', ms: 'Cuba semula sekerap yang anda mahu', zh: '可随意重试' },
  retryHow: {
    en: (code: Link) =>
      html`The same ${code('commandId')} with the same request is the same command. Two requests at the same time queue one command. A different request with that id gets a 409.`,
    ms: (code) =>
      html`${code('commandId')} yang sama dengan permintaan yang sama ialah arahan yang sama. Dua permintaan serentak menghasilkan satu arahan dalam giliran. Permintaan berbeza dengan ID itu mendapat 409.`,
    zh: (code) =>
      html`相同的 ${code('commandId')} 加相同的请求就是同一条指令。两个同时发出的请求只会排入一条指令。用该 id 发送不同的请求会得到 409。`,
  },
  once: { en: 'Nothing is saved twice', ms: 'Tiada apa-apa disimpan dua kali', zh: '不会重复保存' },
  onceHow: {
    en: (code: Link) =>
      html`The book stores each ${code('commandId')} together with its change. For a book that cannot, the connector records the id before it touches the book. If a command arrives again, the recorded result is returned.`,
    ms: (code) =>
      html`Buku menyimpan setiap ${code('commandId')} bersama perubahannya. Bagi buku yang tidak mampu, penyambung merekod ID itu sebelum menyentuh buku. Jika arahan tiba sekali lagi, hasil yang direkod dipulangkan.`,
    zh: (code) =>
      html`账套把每个 ${code('commandId')} 与其更改一并保存。若账套做不到，连接器会在改动账套之前先记录该 id。指令再次到达时，返回已记录的结果。`,
  },
  verified: {
    en: 'Saved is not the same as verified',
    ms: 'Disimpan tidak sama dengan disahkan',
    zh: '已保存不等于已核对',
  },
  verifiedHow: {
    en: 'After an update, or on request, the saved document is reloaded and compared field by field. A difference is never reported as success.',
    ms: 'Selepas kemas kini, atau apabila diminta, dokumen yang disimpan dimuatkan semula dan dibandingkan medan demi medan. Perbezaan tidak sekali-kali dilaporkan sebagai berjaya.',
    zh: '更新之后或应要求，会重新载入已保存的单据并逐个字段比较。有差异时绝不会报告为成功。',
  },
  inOrder: { en: 'In order for each book', ms: 'Mengikut turutan bagi setiap buku', zh: '每个账套按顺序执行' },
  inOrderHow: {
    en: (minutes: number) =>
      `Commands for one account book run in the order you sent them. A command that fails does not block the next one, and one that hangs is stopped after ${minutes} minutes.`,
    ms: (minutes) =>
      `Arahan bagi satu buku akaun dijalankan mengikut turutan anda menghantarnya. Arahan yang gagal tidak menghalang arahan seterusnya, dan arahan yang tersangkut dihentikan selepas ${minutes} minit.`,
    zh: (minutes) => `同一账套的指令按您发送的顺序执行。失败的指令不会阻塞下一条，卡住的指令会在 ${minutes} 分钟后停止。`,
  },
  outcomes: { en: 'Three clear outcomes', ms: 'Tiga hasil yang jelas', zh: '三种明确的结果' },
  outcomesHow: {
    en: (code: Link) =>
      html`Every failure is ${code('not_applied')}, ${code('applied')} or ${code('unknown')}. An outcome is never guessed.`,
    ms: (code) =>
      html`Setiap kegagalan ialah ${code('not_applied')}, ${code('applied')} atau ${code('unknown')}. Hasil tidak sekali-kali diteka.`,
    zh: (code) => html`每次失败都是 ${code('not_applied')}、${code('applied')} 或 ${code('unknown')} 之一，绝不猜测结果。`,
  },
});
