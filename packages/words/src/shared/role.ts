/** The roles of people in a company, and what a role can do. */

import { room } from '../room.ts';

export const roleWords = room({
  owner: { en: 'owner', ms: 'pemilik', zh: '所有者' },
  admin: { en: 'admin', ms: 'pentadbir', zh: '管理员' },
  accountant: { en: 'accountant', ms: 'akauntan', zh: '会计' },
  developer: { en: 'developer', ms: 'pembangun', zh: '开发者' },
  viewer: { en: 'viewer', ms: 'pemerhati', zh: '只读' },
});

/** What a person with a right can do, as in "Your role cannot …". */
export const rightWords = room({
  'own-account': {
    en: 'change your own login, switch to another company and leave',
    ms: 'menukar log masuk sendiri, bertukar ke syarikat lain dan keluar daripada syarikat',
    zh: '更改自己的登录、切换公司和退出公司',
  },
  view: {
    en: 'see commands, results, events, notifications, the connector and the team',
    ms: 'melihat arahan, hasil, peristiwa, pemberitahuan, penyambung dan pasukan',
    zh: '查看指令、结果、事件、通知、连接器和团队',
  },
  report: {
    en: 'run and schedule reports, run reads on the sandbox, and export lists',
    ms: 'menjalankan dan menjadualkan laporan, menjalankan bacaan dalam kotak pasir, serta mengeksport senarai',
    zh: '运行报表和定期报表、在沙盒中运行查询，以及导出列表',
  },
  operate: {
    en: 'send, cancel and repeat commands, and use the sandbox',
    ms: 'menghantar, membatalkan dan mengulangi arahan, serta menggunakan kotak pasir',
    zh: '发送、取消和重复指令，以及使用沙盒',
  },
  approve: {
    en: 'approve and deny writes that wait for approval',
    ms: 'meluluskan dan menolak penulisan yang menunggu kelulusan',
    zh: '批准和拒绝等待批准的写入',
  },
  integrate: {
    en: 'manage app keys, webhooks and the connector',
    ms: 'mengurus kunci apl, webhook dan penyambung',
    zh: '管理应用密钥、Webhook 和连接器',
  },
  administer: {
    en: 'manage the team, the tenant key and the plan, and see the access log',
    ms: 'mengurus pasukan, kunci akaun dan pelan, serta melihat log akses',
    zh: '管理团队、账户密钥和方案，以及查看访问日志',
  },
  govern: {
    en: 'make or change owners, require a second factor of everyone, and erase the company',
    ms: 'melantik atau menukar pemilik, mewajibkan log masuk dua langkah bagi semua orang, dan memadamkan syarikat',
    zh: '设定或更改所有者、要求所有人使用两步验证，以及清除公司',
  },
});
