/** The lists of the console: emails, webhook endpoints, builds of the connector, operators. */

import { room } from '../room.ts';

export const consoleMailWords = room({
  sub: {
    en: 'Emails that wait or were given up. What they say is not shown, and is no longer stored for those that were given up.',
    ms: 'E-mel yang menunggu atau tidak dihantar. Kandungannya tidak dipaparkan, dan tidak lagi disimpan bagi yang tidak dihantar.',
    zh: '等待发送或已放弃的邮件。不显示内容；已放弃邮件的内容不再保存。',
  },
  caption: { en: 'Emails that were not sent', ms: 'E-mel yang belum dihantar', zh: '未发送的邮件' },
  none: { en: 'No emails are waiting', ms: 'Tiada e-mel yang menunggu', zh: '没有等待的邮件' },
  noneHint: { en: 'All emails were sent.', ms: 'Semua e-mel telah dihantar.', zh: '所有邮件都已发送。' },
  recipient: { en: 'Recipient', ms: 'Penerima', zh: '收件人' },
  kind: { en: 'Kind', ms: 'Jenis', zh: '种类' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  waiting: { en: 'waiting', ms: 'menunggu', zh: '等待' },
  failed: { en: 'given up', ms: 'tidak dihantar', zh: '已放弃' },
  attempts: { en: 'Attempts', ms: 'Cubaan', zh: '尝试次数' },
  next: { en: 'Next attempt', ms: 'Cubaan seterusnya', zh: '下次尝试' },
  reason: { en: 'Reason', ms: 'Sebab', zh: '原因' },
  retry: { en: 'Try now', ms: 'Cuba sekarang', zh: '立即重试' },
  retryTo: {
    en: (recipient: string) => `Try now: the email to ${recipient}`,
    ms: (recipient) => `Cuba sekarang: e-mel kepada ${recipient}`,
    zh: (recipient) => `立即重试发给 ${recipient} 的邮件`,
  },
  drop: { en: 'Give up', ms: 'Jangan hantar', zh: '放弃' },
  dropTo: {
    en: (recipient: string) => `Give up the email to ${recipient}`,
    ms: (recipient) => `Jangan hantar e-mel kepada ${recipient}`,
    zh: (recipient) => `放弃发给 ${recipient} 的邮件`,
  },
});

export const consoleWebhookWords = room({
  sub: {
    en: 'Endpoints that are paused, disabled or failing. Only the host is shown, because the rest of an address may be a secret.',
    ms: 'Titik akhir yang dijeda, dinyahaktifkan atau gagal. Hanya hos dipaparkan, kerana selebihnya mungkin rahsia.',
    zh: '已暂停、停用或失败的端点。只显示主机，因为地址的其余部分可能是秘密。',
  },
  caption: {
    en: 'Webhook endpoints that need a look',
    ms: 'Titik akhir webhook yang perlu dilihat',
    zh: '需要关注的 Webhook 端点',
  },
  none: { en: 'All endpoints work', ms: 'Semua titik akhir berfungsi', zh: '所有端点正常' },
  noneHint: {
    en: 'None is paused, disabled or failing.',
    ms: 'Tiada yang dijeda, dinyahaktifkan atau gagal.',
    zh: '没有暂停、停用或失败的端点。',
  },
  host: { en: 'Host', ms: 'Hos', zh: '主机' },
  tenant: { en: 'Tenant', ms: 'Penyewa', zh: '租户' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  enabled: { en: 'failing', ms: 'gagal', zh: '失败' },
  paused: { en: 'paused', ms: 'dijeda', zh: '已暂停' },
  disabled: { en: 'disabled', ms: 'dinyahaktifkan', zh: '已停用' },
  failures: { en: 'Failures in a row', ms: 'Kegagalan berturut-turut', zh: '连续失败' },
  since: { en: 'Failing since', ms: 'Gagal sejak', zh: '失败自' },
  retry: { en: 'Try now', ms: 'Cuba sekarang', zh: '立即重试' },
  retryAt: {
    en: (host: string) => `Try now: what waits for ${host}`,
    ms: (host) => `Cuba sekarang: apa yang menunggu untuk ${host}`,
    zh: (host) => `立即重试发往 ${host} 的内容`,
  },
});

export const consoleBuildWords = room({
  sub: {
    en: 'What is published, what connectors run, and what they refused.',
    ms: 'Apa yang diterbitkan, apa yang dijalankan penyambung, dan apa yang ditolaknya.',
    zh: '已发布的版本、连接器运行的版本，以及被拒绝的版本。',
  },
  caption: {
    en: 'Builds of the connector, newest first',
    ms: 'Binaan penyambung, terbaharu dahulu',
    zh: '连接器版本，最新的在前',
  },
  none: { en: 'No builds are known', ms: 'Tiada binaan yang diketahui', zh: '没有已知版本' },
  noneHint: {
    en: 'A build appears when it is published or a connector reports it.',
    ms: 'Binaan dipaparkan apabila diterbitkan atau dilaporkan oleh penyambung.',
    zh: '版本在发布或由连接器报告后显示。',
  },
  build: { en: 'Build', ms: 'Binaan', zh: '版本' },
  channel: { en: 'Channel', ms: 'Saluran', zh: '渠道' },
  connectors: { en: 'Connectors', ms: 'Penyambung', zh: '连接器' },
  refused: { en: 'Refused', ms: 'Ditolak', zh: '被拒绝' },
  state: { en: 'State', ms: 'Keadaan', zh: '状态' },
  published: {
    en: (percent: number) => `published to ${percent}%`,
    ms: (percent) => `diterbitkan kepada ${percent}%`,
    zh: (percent) => `已发布给 ${percent}%`,
  },
  unpublished: { en: 'not published', ms: 'tidak diterbitkan', zh: '未发布' },
  withdrawn: { en: 'withdrawn', ms: 'ditarik balik', zh: '已撤回' },
});

export const consoleOperatorWords = room({
  sub: {
    en: 'Operators log in with their own account and a second factor. What they do is in the log under their address.',
    ms: 'Pengendali log masuk dengan akaun sendiri dan faktor kedua. Tindakan mereka ada dalam log di bawah alamat mereka.',
    zh: '服务商人员用自己的账户和两步验证登录。其操作以其邮箱记录在日志中。',
  },
  caption: { en: 'People who are operators', ms: 'Orang yang menjadi pengendali', zh: '服务商人员' },
  none: { en: 'No operators yet', ms: 'Belum ada pengendali', zh: '还没有服务商人员' },
  noneHint: {
    en: 'Until you add one, the console opens with the admin key alone.',
    ms: 'Sehingga anda menambah seorang, konsol dibuka dengan kunci pentadbir sahaja.',
    zh: '添加之前，控制台只能用管理密钥打开。',
  },
  factor: { en: 'Second factor', ms: 'Faktor kedua', zh: '两步验证' },
  hasFactor: { en: 'set up', ms: 'disediakan', zh: '已设置' },
  noFactor: { en: 'missing', ms: 'tiada', zh: '缺少' },
  added: { en: 'Added', ms: 'Ditambah', zh: '添加时间' },
  add: { en: 'Add operator', ms: 'Tambah pengendali', zh: '添加服务商人员' },
  addHint: {
    en: 'The address of someone who already logs in to the portal.',
    ms: 'Alamat seseorang yang sudah log masuk ke portal.',
    zh: '已能登录门户的人的邮箱。',
  },
  remove: { en: 'Remove', ms: 'Keluarkan', zh: '移除' },
  removeOf: {
    en: (email: string) => `Remove the operator ${email}`,
    ms: (email) => `Keluarkan pengendali ${email}`,
    zh: (email) => `移除服务商人员 ${email}`,
  },
  log: { en: 'What operators did', ms: 'Tindakan pengendali', zh: '服务商人员的操作' },
  logCaption: {
    en: 'What operators did that concerns no tenant, newest first',
    ms: 'Tindakan pengendali yang tidak melibatkan penyewa, terbaharu dahulu',
    zh: '与租户无关的服务商操作，最新的在前',
  },
});
