/** What the codes about external ids of callers mean; part of meaning.ts. Declared data. */

export const ownIdMeanings = {
  external_id_taken: {
    en: 'The externalId stands for a document or record already, or another create command has taken it. Nothing was queued. link says which.',
    ms: 'externalId itu sudah mewakili dokumen atau rekod, atau telah diambil oleh arahan cipta yang lain. Tiada apa-apa dimasukkan ke dalam giliran. link menyatakan yang mana.',
    zh: '该 externalId 已对应某个单据或记录，或已被另一条创建指令占用。没有任何指令进入队列。link 说明是哪一个。',
  },
  link_pending: {
    en: 'What the externalId stands for is not decided yet, so nothing was queued. The message says what to do.',
    ms: 'Apa yang diwakili oleh externalId itu belum ditentukan, jadi tiada apa-apa dimasukkan ke dalam giliran. Mesej menyatakan apa yang perlu dilakukan.',
    zh: '该 externalId 对应什么尚未确定，因此没有任何指令进入队列。消息说明应如何处理。',
  },
  unknown_link: {
    en: 'The externalId stands for nothing in this account book, or there is no link with that id.',
    ms: 'externalId itu tidak mewakili apa-apa dalam buku akaun ini, atau tiada pautan dengan ID itu.',
    zh: '该 externalId 在此账套中没有对应项，或没有此编号的对应关系。',
  },
} as const;
