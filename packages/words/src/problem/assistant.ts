/** What is said to AI assistants, which connect over MCP. */

import { sentences } from '../sentence.ts';

export const assistantSays = sentences('assistant', {
  oneMessage: {
    en: 'Send one message a request, not a list.',
    ms: 'Hantar satu mesej setiap permintaan, bukan senarai.',
    zh: '每个请求只发送一条消息，不要发送列表。',
  },
  noBookYet: {
    en: 'This key can use no account book yet. Call list_books to see why.',
    ms: 'Kunci ini belum boleh menggunakan sebarang buku akaun. Panggil list_books untuk melihat sebabnya.',
    zh: '此密钥目前没有可用的账套。请调用 list_books 查看原因。',
  },
  noBook: {
    en: (book: string, books: readonly string[]) => `This key can use no account book ${book}. It can use ${books.join(', ')}.`,
    ms: (book, books) => `Kunci ini tidak boleh menggunakan buku akaun ${book}. Ia boleh menggunakan ${books.join(', ')}.`,
    zh: (book, books) => `此密钥不能使用账套 ${book}。可以使用 ${books.join('、')}。`,
  },
  severalBooks: {
    en: (books: readonly string[]) =>
      `This key can use several account books. Send book as one of ${books.join(', ')}; ask the user if it is not clear which.`,
    ms: (books) =>
      `Kunci ini boleh menggunakan beberapa buku akaun. Hantar book sebagai salah satu daripada ${books.join(', ')}; tanya pengguna jika tidak jelas yang mana.`,
    zh: (books) => `此密钥可以使用多个账套。请将 book 设为 ${books.join('、')} 之一；若不清楚是哪个，请询问用户。`,
  },
  severalConnectors: {
    en: (book: string, books: readonly string[]) =>
      `Several connectors have an account book ${book}. Send book as one of ${books.join(', ')}; ask the user if it is not clear which.`,
    ms: (book, books) =>
      `Beberapa penyambung mempunyai buku akaun ${book}. Hantar book sebagai salah satu daripada ${books.join(', ')}; tanya pengguna jika tidak jelas yang mana.`,
    zh: (book, books) => `多个连接器都有账套 ${book}。请将 book 设为 ${books.join('、')} 之一；若不清楚是哪个，请询问用户。`,
  },
  cannotSend: {
    en: (type: string, operation: string, module: string) =>
      `This key cannot send ${type}. Ask the user for a key with the right to ${operation} in ${module}.`,
    ms: (type, _operation, module) =>
      `Kunci ini tidak boleh menghantar ${type}. Minta pengguna kunci dengan hak itu dalam ${module}.`,
    zh: (type, _operation, module) => `此密钥不能发送 ${type}。请向用户索取在 ${module} 中有此权限的密钥。`,
  },
  onlyReads: {
    en: (type: string) => `${type} changes the book, and this tool only reads.`,
    ms: (type) => `${type} mengubah buku akaun, dan alat ini hanya membaca.`,
    zh: (type) => `${type} 会更改账套，而此工具只能读取。`,
  },
  nothingToPreview: {
    en: (type: string) => `${type} changes nothing, so there is nothing to preview. Use read.`,
    ms: (type) => `${type} tidak mengubah apa-apa, jadi tiada apa-apa untuk dipratonton. Gunakan read.`,
    zh: (type) => `${type} 不作任何更改，因此没有可预览的内容。请使用 read。`,
  },
});
