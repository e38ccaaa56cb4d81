/** Mails about a company: its keys, its erasure, invitations to it. */

import { room } from '../room.ts';

export const companyMailWords = room({
  by: { en: 'By', ms: 'Oleh', zh: '操作者' },
  when: { en: 'When', ms: 'Bila', zh: '时间' },
  key: { en: 'Key', ms: 'Kunci', zh: '密钥' },
  programWithKey: { en: 'a program with the tenant key', ms: 'program dengan kunci akaun', zh: '使用账户密钥的程序' },
  seeKeys: { en: 'See your keys', ms: 'Lihat kunci anda', zh: '查看您的密钥' },
  keyCreatedTitle: { en: 'An app key was created', ms: 'Kunci apl telah dicipta', zh: '已创建应用密钥' },
  keyCreated: {
    en: (company: string) => `${company} has a new app key.`,
    ms: (company) => `${company} mempunyai kunci apl baharu.`,
    zh: (company) => `${company} 有一个新的应用密钥。`,
  },
  keyCreatedRemark: {
    en: 'If none of you created it, revoke the key and change your password.',
    ms: 'Jika tiada seorang pun daripada anda menciptanya, batalkan kunci itu dan tukar kata laluan anda.',
    zh: '如果贵公司无人创建此密钥，请撤销它并更改密码。',
  },
  tenantKeyRotated: { en: 'The tenant key was rotated', ms: 'Kunci akaun telah diganti', zh: '账户密钥已更换' },
  connectorKeyRotated: { en: 'The connector key was rotated', ms: 'Kunci penyambung telah diganti', zh: '连接器密钥已更换' },
  appKeyRotated: { en: 'An app key was rotated', ms: 'Kunci apl telah diganti', zh: '应用密钥已更换' },
  tenantKeyOf: {
    en: (company: string) => `The tenant key of ${company} was rotated.`,
    ms: (company) => `Kunci akaun ${company} telah diganti.`,
    zh: (company) => `${company} 的账户密钥已更换。`,
  },
  connectorKeyOf: {
    en: (company: string) => `The connector key of ${company} was rotated.`,
    ms: (company) => `Kunci penyambung ${company} telah diganti.`,
    zh: (company) => `${company} 的连接器密钥已更换。`,
  },
  appKeyOf: {
    en: (company: string) => `An app key of ${company} was rotated.`,
    ms: (company) => `Satu kunci apl ${company} telah diganti.`,
    zh: (company) => `${company} 的一个应用密钥已更换。`,
  },
  previousEnded: {
    en: 'The previous key no longer works.',
    ms: 'Kunci sebelumnya tidak lagi berfungsi.',
    zh: '之前的密钥已失效。',
  },
  previousUntil: {
    en: (instant: string) => `The previous key works until ${instant}.`,
    ms: (instant) => `Kunci sebelumnya berfungsi sehingga ${instant}.`,
    zh: (instant) => `之前的密钥在 ${instant} 之前仍有效。`,
  },
  keyRotatedRemark: {
    en: 'If none of you rotated it, rotate it again and change your password.',
    ms: 'Jika tiada seorang pun daripada anda menggantinya, ganti sekali lagi dan tukar kata laluan anda.',
    zh: '如果贵公司无人更换此密钥，请再次更换并更改密码。',
  },

  willBeErased: {
    en: (company: string) => `${company} will be erased`,
    ms: (company) => `${company} akan dipadamkan`,
    zh: (company) => `${company} 将被清除`,
  },
  erasureAsked: {
    en: 'An owner asked to erase the company. Its keys and connectors have stopped working.',
    ms: 'Seorang pemilik meminta syarikat ini dipadamkan. Kunci dan penyambungnya telah berhenti berfungsi.',
    zh: '一位所有者要求清除该公司。其密钥和连接器已停用。',
  },
  erasureUntil: {
    en: 'Until the date below you can export everything, and an owner can cancel. After that nothing can be restored.',
    ms: 'Sehingga tarikh di bawah, anda boleh mengeksport segalanya dan pemilik boleh membatalkannya. Selepas itu, tiada apa-apa dapat dipulihkan.',
    zh: '在以下日期之前，您可以导出全部数据，所有者可以取消。之后无法恢复任何内容。',
  },
  erasedOn: { en: 'Erased on', ms: 'Dipadamkan pada', zh: '清除日期' },
  askedBy: { en: 'Asked by', ms: 'Diminta oleh', zh: '要求者' },
  exportOrCancel: { en: 'Export or cancel', ms: 'Eksport atau batalkan', zh: '导出或取消' },
  erasureRemark: {
    en: 'If none of you asked for it, cancel it and change your passwords.',
    ms: 'Jika tiada seorang pun daripada anda memintanya, batalkan dan tukar kata laluan anda.',
    zh: '如果贵公司无人提出此要求，请取消并更改密码。',
  },
  erasedSoon: {
    en: (company: string, days: number) => `${company} will be erased in ${days} days`,
    ms: (company, days) => `${company} akan dipadamkan dalam ${days} hari`,
    zh: (company, days) => `${company} 将在 ${days} 天后被清除`,
  },
  erasedSoonText: {
    en: 'Everything of the company is removed then and cannot be restored. Export what you need, or cancel.',
    ms: 'Segala milik syarikat akan dibuang ketika itu dan tidak dapat dipulihkan. Eksport apa yang anda perlukan, atau batalkan.',
    zh: '届时公司的所有内容都会移除，且无法恢复。请导出所需内容，或取消清除。',
  },
  notErased: {
    en: (company: string) => `${company} will not be erased`,
    ms: (company) => `${company} tidak akan dipadamkan`,
    zh: (company) => `${company} 不会被清除`,
  },
  erasureCancelled: {
    en: 'An owner cancelled the erasure. Keys and connectors work again, and nothing was removed.',
    ms: 'Seorang pemilik membatalkan pemadaman. Kunci dan penyambung berfungsi semula, dan tiada apa-apa dibuang.',
    zh: '一位所有者取消了清除。密钥和连接器恢复使用，没有移除任何内容。',
  },
  openPortal: { en: 'Open the portal', ms: 'Buka portal', zh: '打开门户' },
  wasErased: {
    en: (company: string) => `${company} was erased`,
    ms: (company) => `${company} telah dipadamkan`,
    zh: (company) => `${company} 已被清除`,
  },
  removed: {
    en: (company: string) =>
      `Everything that was stored of ${company} was removed: commands, results, files, keys, sandbox books and people who belong to no other company.`,
    ms: (company) =>
      `Segala yang disimpan tentang ${company} telah dibuang: arahan, hasil, fail, kunci, buku kotak pasir dan orang yang tidak menyertai syarikat lain.`,
    zh: (company) => `${company} 的所有存储内容均已移除：指令、结果、文件、密钥、沙盒账套，以及不属于其他公司的人员。`,
  },
  ownBooksStay: {
    en: 'Account books on your own computers are not affected.',
    ms: 'Buku akaun pada komputer anda sendiri tidak terjejas.',
    zh: '您自己电脑上的账套不受影响。',
  },

  join: {
    en: (company: string) => `Join ${company} on Ledgerline`,
    ms: (company) => `Sertai ${company} di Ledgerline`,
    zh: (company) => `加入 Ledgerline 上的 ${company}`,
  },
  invites: {
    en: (person: string, company: string) =>
      `${person} invites you to the account of ${company} on Ledgerline, which connects programs to account books.`,
    ms: (person, company) =>
      `${person} menjemput anda ke akaun ${company} di Ledgerline, yang menyambungkan program dengan buku akaun.`,
    zh: (person, company) => `${person} 邀请您加入 ${company} 在 Ledgerline 的账户。Ledgerline 把程序与账套连接起来。`,
  },
  yourRole: {
    en: (role: string) => `Your role will be ${role}.`,
    ms: (role) => `Peranan anda ialah ${role}.`,
    zh: (role) => `您的角色是${role}。`,
  },
  acceptInvitation: { en: 'Accept the invitation', ms: 'Terima jemputan', zh: '接受邀请' },
  invitationRemark: {
    en: (days: number) =>
      `The link is valid for ${days} days and can be used once. If you do not know the sender, ignore this email.`,
    ms: (days) =>
      `Pautan ini sah selama ${days} hari dan boleh digunakan sekali. Jika anda tidak mengenali penghantar, abaikan e-mel ini.`,
    zh: (days) => `链接在 ${days} 天内有效，且只能使用一次。如果您不认识发送者，请忽略此邮件。`,
  },
});
