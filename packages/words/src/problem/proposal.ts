/** What is said of writes that wait for a person's approval. */

import { counted } from '../counted.ts';
import { sentences } from '../sentence.ts';

export const proposalSays = sentences('proposal', {
  tooMany: {
    en: (max: number) =>
      `${counted(max, 'write already waits', 'writes already wait')} for approval, so nothing was queued. Try again when some of them are decided.`,
    ms: (max) =>
      `${max} penulisan sudah menunggu kelulusan, jadi tiada apa-apa dimasukkan ke dalam giliran. Cuba lagi apabila sebahagiannya telah diputuskan.`,
    zh: (max) => `已有 ${max} 项写入等待批准，因此没有任何指令进入队列。请等其中一些有决定后再试。`,
  },
  required: {
    en: (commandId: string, expiresAt: string) =>
      `A person must approve this write before it is queued. Ask them to open approvalUrl, then send the same request with commandId ${commandId} again. It expires at ${expiresAt}.`,
    ms: (commandId, expiresAt) =>
      `Seseorang mesti meluluskan penulisan ini sebelum ia dimasukkan ke dalam giliran. Minta mereka membuka approvalUrl, kemudian hantar permintaan yang sama dengan commandId ${commandId} semula. Ia tamat tempoh pada ${expiresAt}.`,
    zh: (commandId, expiresAt) =>
      `此写入须由人批准后才会进入队列。请其打开 approvalUrl，然后以 commandId ${commandId} 重新发送同一请求。它将于 ${expiresAt} 过期。`,
  },
  wouldWait: {
    en: 'A person must approve this write before it is queued. Send it to ask for the approval.',
    ms: 'Seseorang mesti meluluskan penulisan ini sebelum ia dimasukkan ke dalam giliran. Hantar penulisan itu untuk meminta kelulusan.',
    zh: '此写入须由人批准后才会进入队列。请发送它以申请批准。',
  },
  denied: {
    en: 'A person denied this write, so it was not queued. They gave no reason.',
    ms: 'Seseorang menolak penulisan ini, jadi ia tidak dimasukkan ke dalam giliran. Tiada sebab diberikan.',
    zh: '此写入被拒绝，因此没有进入队列。未说明原因。',
  },
  deniedBecause: {
    en: (reason: string) => `A person denied this write, so it was not queued. Their reason: ${reason}`,
    ms: (reason) => `Seseorang menolak penulisan ini, jadi ia tidak dimasukkan ke dalam giliran. Sebabnya: ${reason}`,
    zh: (reason) => `此写入被拒绝，因此没有进入队列。原因：${reason}`,
  },
  expired: {
    en: 'No one decided in time, so the write was not queued. Send it again under a new commandId.',
    ms: 'Tiada sesiapa membuat keputusan tepat pada masanya, jadi penulisan itu tidak dimasukkan ke dalam giliran. Hantar semula dengan commandId baharu.',
    zh: '无人及时决定，因此该写入没有进入队列。请以新的 commandId 重新发送。',
  },
  keyEnded: {
    en: 'The key that asked for this write was revoked or has expired, so the write is not queued.',
    ms: 'Kunci yang meminta penulisan ini telah dibatalkan atau tamat tempoh, jadi penulisan itu tidak dimasukkan ke dalam giliran.',
    zh: '申请此写入的密钥已撤销或过期，因此该写入不会进入队列。',
  },
  unknown: {
    en: 'There is no proposal with that id, or it is no longer kept.',
    ms: 'Tiada cadangan dengan ID itu, atau ia tidak lagi disimpan.',
    zh: '没有此编号的提案，或该提案已不再保留。',
  },
  tooLate: {
    en: 'The time to decide is over, so nothing was queued. The program can ask again.',
    ms: 'Masa untuk membuat keputusan telah tamat, jadi tiada apa-apa dimasukkan ke dalam giliran. Program boleh meminta lagi.',
    zh: '决定时限已过，因此没有任何指令进入队列。程序可以重新申请。',
  },
  alreadyApproved: {
    en: (who: string, at: string) => `${who} approved this write at ${at}, so nothing changed.`,
    ms: (who, at) => `${who} telah meluluskan penulisan ini pada ${at}, jadi tiada apa-apa berubah.`,
    zh: (who, at) => `${who} 已于 ${at} 批准此写入，因此没有任何更改。`,
  },
  alreadyDenied: {
    en: (who: string, at: string) => `${who} denied this write at ${at}, so nothing changed.`,
    ms: (who, at) => `${who} telah menolak penulisan ini pada ${at}, jadi tiada apa-apa berubah.`,
    zh: (who, at) => `${who} 已于 ${at} 拒绝此写入，因此没有任何更改。`,
  },
  anotherPerson: { en: 'Another person', ms: 'Orang lain', zh: '另一人' },
  silentBook: {
    en: 'The account book does not respond, so it is not known whether what this write changes is still as it was shown. Nothing was queued. Try again when the connector is online.',
    ms: 'Buku akaun tidak memberi respons, jadi tidak diketahui sama ada apa yang diubah oleh penulisan ini masih seperti yang dipaparkan. Tiada apa-apa dimasukkan ke dalam giliran. Cuba lagi apabila penyambung dalam talian.',
    zh: '账套没有响应，因此不知道此写入所更改的内容是否仍与显示时相同。没有任何指令进入队列。请在连接器在线时重试。',
  },
  changedSince: {
    en: 'What this write changes was changed since it was shown, so nothing was queued. Look at it again.',
    ms: 'Apa yang diubah oleh penulisan ini telah berubah sejak dipaparkan, jadi tiada apa-apa dimasukkan ke dalam giliran. Lihat semula.',
    zh: '此写入所更改的内容自显示以来已有变动，因此没有任何指令进入队列。请重新查看。',
  },
  rejectedByBook: {
    en: 'The account book would reject this write, so nothing was proposed. The details say why.',
    ms: 'Buku akaun akan menolak penulisan ini, jadi tiada apa-apa dicadangkan. Butiran menyatakan sebabnya.',
    zh: '账套会拒绝此写入，因此没有生成提案。原因见 details。',
  },
  /** The text comes from the book. */
  bookSays: {
    en: (code: string, message: string) => `${code}: ${message}`,
    ms: (code, message) => `${code}: ${message}`,
    zh: (code, message) => `${code}：${message}`,
  },
  unknownForKey: {
    en: 'There is no such proposal of this key, or the token is another one. Preview the write again.',
    ms: 'Tiada cadangan sedemikian bagi kunci ini, atau token itu bukan miliknya. Pratonton penulisan itu semula.',
    zh: '此密钥没有这样的提案，或令牌不符。请重新预览该写入。',
  },
});
