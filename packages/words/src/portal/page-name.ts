/** The pages of the portal in its navigation, and what people who look for them may type. */

import { room } from '../room.ts';

export const pageNameWords = room({
  overview: { en: 'Overview', ms: 'Ringkasan', zh: '概览' },
  books: { en: 'Your books', ms: 'Buku anda', zh: '您的账套' },
  commands: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  events: { en: 'Events', ms: 'Peristiwa', zh: '事件' },
  notifications: { en: 'Notifications', ms: 'Pemberitahuan', zh: '通知' },
  approvals: { en: 'Approvals', ms: 'Kelulusan', zh: '审批' },
  team: { en: 'Team', ms: 'Pasukan', zh: '团队' },
  connector: { en: 'Connector', ms: 'Penyambung', zh: '连接器' },
  keys: { en: 'API keys', ms: 'Kunci API', zh: 'API 密钥' },
  usage: { en: 'Usage', ms: 'Penggunaan', zh: '用量' },
  webhooks: { en: 'Webhooks', ms: 'Webhook', zh: 'Webhook' },
  changes: { en: 'Changes', ms: 'Perubahan', zh: '变更' },
  sandbox: { en: 'Sandbox', ms: 'Kotak pasir', zh: '沙盒' },
  reports: { en: 'Reports', ms: 'Laporan', zh: '报表' },
  developers: { en: 'Developer docs', ms: 'Dokumentasi pembangun', zh: '开发者文档' },
  catalog: { en: 'Command catalog', ms: 'Katalog arahan', zh: '指令目录' },
  account: { en: 'Account', ms: 'Akaun', zh: '账户' },
  billing: { en: 'Billing', ms: 'Bil', zh: '账单' },
  security: { en: 'Login security', ms: 'Keselamatan log masuk', zh: '登录安全' },
  data: { en: 'Your data', ms: 'Data anda', zh: '您的数据' },
  pair: { en: 'Connect a program', ms: 'Sambungkan program', zh: '连接程序' },
});

/** Words besides the name, separated by spaces. All languages are searched, because people type in more than one. */
export const pageSearchWords = room({
  overview: { en: 'home dashboard start books', ms: 'utama papan pemuka mula buku', zh: '首页 仪表板 账套' },
  books: {
    en: 'money customers suppliers invoices stock owe balance',
    ms: 'wang pelanggan pembekal invois stok hutang baki',
    zh: '资金 客户 供应商 发票 库存 欠款 余额',
  },
  commands: { en: 'history log sent queue jobs', ms: 'sejarah log dihantar giliran', zh: '历史 记录 队列 发送' },
  events: { en: 'feed changes', ms: 'suapan perubahan', zh: '动态 变更' },
  notifications: { en: 'alerts warnings', ms: 'amaran makluman', zh: '提醒 警告' },
  approvals: {
    en: 'approve deny assistant proposals waiting',
    ms: 'luluskan tolak pembantu cadangan menunggu',
    zh: '批准 拒绝 助手 提议 等候',
  },
  team: {
    en: 'people users invite roles accountant',
    ms: 'orang pengguna jemput peranan akauntan',
    zh: '成员 用户 邀请 角色 会计',
  },
  connector: {
    en: 'install download setup machine offline stopped',
    ms: 'pasang muat turun persediaan komputer luar talian berhenti',
    zh: '安装 下载 设置 电脑 离线 停止',
  },
  keys: {
    en: 'app key tenant secret rotate revoke token',
    ms: 'apl rahsia ganti batal token',
    zh: '密钥 应用 密钥内容 更换 撤销 令牌',
  },
  usage: { en: 'limits rejected requests statistics', ms: 'had ditolak permintaan statistik', zh: '限额 拒绝 请求 统计' },
  changes: {
    en: 'switch told desk log resync',
    ms: 'suis meja log jurang',
    zh: '开关 变更 日志 缺口',
  },
  webhooks: {
    en: 'endpoint receiver deliveries signing secret',
    ms: 'titik akhir penerima penghantaran tandatangan rahsia',
    zh: '端点 接收 推送 签名 密钥内容',
  },
  sandbox: {
    en: 'test book try sample blank reset user-defined fields',
    ms: 'uji buku cuba contoh kosong tetap semula medan',
    zh: '测试 账套 试用 样本 空白 重置 自定义 字段',
  },
  reports: {
    en: 'statement balance sheet profit loss trial balance aging',
    ms: 'penyata kunci kira-kira untung rugi imbangan duga pengumuran',
    zh: '对账单 资产负债表 损益表 试算表 账龄',
  },
  developers: { en: 'api documentation guide errors', ms: 'dokumentasi panduan ralat', zh: '文档 指南 错误' },
  catalog: { en: 'recipes command types', ms: 'resipi jenis arahan', zh: '指令类型' },
  account: {
    en: 'company name phone email password plan subscription billing language log out',
    ms: 'nama syarikat telefon e-mel kata laluan pelan langganan bil bahasa log keluar',
    zh: '公司 名称 电话 邮箱 密码 方案 订阅 账单 语言 退出',
  },
  billing: {
    en: 'plan pay invoice card subscription price',
    ms: 'pelan bayar invois kad langganan harga',
    zh: '方案 付款 发票 银行卡 订阅 价格',
  },
  security: {
    en: 'second factor two passkey recovery codes authenticator sessions',
    ms: 'dua langkah kunci laluan kod pemulihan pengesah sesi',
    zh: '两步验证 通行密钥 恢复码 验证器 会话',
  },
  data: { en: 'export erase delete retention privacy', ms: 'eksport padam simpanan privasi', zh: '导出 清除 删除 保存 隐私' },
  pair: { en: 'pair pairing code', ms: 'pasangkan kod', zh: '配对 配对码' },
});
