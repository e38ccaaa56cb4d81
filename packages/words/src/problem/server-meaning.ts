/** Meanings of the problem codes about HTTP requests, limits and the server itself. Part of meaning.ts. */

export const serverMeanings = {
  body_too_large: {
    en: 'The request body exceeds the size limit of this endpoint.',
    ms: 'Badan permintaan melebihi had saiz titik akhir ini.',
    zh: '请求正文超过此端点的大小上限。',
  },
  uri_too_long: { en: 'The address is too long.', ms: 'Alamat terlalu panjang.', zh: '地址过长。' },
  unsupported_media_type: {
    en: 'This endpoint does not accept the content type or encoding of the request body.',
    ms: 'Titik akhir ini tidak menerima jenis kandungan atau pengekodan badan permintaan.',
    zh: '此端点不接受该请求正文的内容类型或编码。',
  },
  range_not_satisfiable: {
    en: 'The requested range is outside the file.',
    ms: 'Julat yang diminta berada di luar fail.',
    zh: '所请求的范围超出文件。',
  },
  expectation_failed: {
    en: 'The server does not support the Expect header that you sent. Send the request without it.',
    ms: 'Pelayan tidak menyokong pengepala Expect yang anda hantar. Hantar permintaan tanpanya.',
    zh: '服务器不支持您发送的 Expect 标头。请去掉它后再发送。',
  },
  headers_too_large: { en: 'The headers are too large.', ms: 'Pengepala terlalu besar.', zh: '标头过大。' },
  rate_limited: {
    en: 'Too many requests. Try again after the number of seconds in Retry-After.',
    ms: 'Terlalu banyak permintaan. Cuba lagi selepas bilangan saat dalam Retry-After.',
    zh: '请求过多。请在 Retry-After 所示的秒数后重试。',
  },
  queue_full: {
    en: 'The queue of the tenant is full, so nothing was queued. Try again after the number of seconds in Retry-After.',
    ms: 'Giliran penyewa penuh, jadi tiada apa-apa dimasukkan ke dalam giliran. Cuba lagi selepas bilangan saat dalam Retry-After.',
    zh: '租户的队列已满，因此没有任何指令进入队列。请在 Retry-After 所示的秒数后重试。',
  },
  internal_error: {
    en: 'The server failed. Quote the requestId. You can send a command again with the same commandId.',
    ms: 'Pelayan gagal. Nyatakan requestId. Anda boleh menghantar arahan semula dengan commandId yang sama.',
    zh: '服务器出错。请提供 requestId。您可以用相同的 commandId 重新发送指令。',
  },
  data_damaged: {
    en: 'The stored data for this request is damaged and is not shown. The operator was notified. Try again after the number of seconds in Retry-After.',
    ms: 'Data yang disimpan untuk permintaan ini rosak dan tidak dipaparkan. Pengendali telah dimaklumkan. Cuba lagi selepas bilangan saat dalam Retry-After.',
    zh: '此请求的已存数据已损坏，不予显示。已通知服务商。请在 Retry-After 所示的秒数后重试。',
  },
  not_ready: {
    en: 'The server is starting, stopping or cannot reach its storage. Try again shortly.',
    ms: 'Pelayan sedang bermula, berhenti atau tidak dapat mencapai storannya. Cuba lagi sebentar.',
    zh: '服务器正在启动、停止或无法访问存储。请稍后重试。',
  },
  billing_unavailable: {
    en: 'The payment service cannot be reached right now. Try again later.',
    ms: 'Perkhidmatan pembayaran tidak dapat dihubungi sekarang. Cuba lagi kemudian.',
    zh: '目前无法连接付款服务。请稍后重试。',
  },
} as const;
