/** The page of the team: people, invitations and roles. */

import { type Html, html } from '@ledgerline/look';
import { counted } from '../counted.ts';
import { room } from '../room.ts';

export const teamWords = room({
  sub: {
    en: 'Each person has their own login and role, so that the access log can say who did what.',
    ms: 'Setiap orang mempunyai log masuk dan peranan sendiri, supaya log akses menunjukkan siapa yang melakukan apa.',
    zh: '每个人都有自己的登录和角色，访问日志因此能记录谁做了什么。',
  },
  needsScript: {
    en: 'Changing the team needs JavaScript.',
    ms: 'Mengubah pasukan memerlukan JavaScript.',
    zh: '更改团队需要启用 JavaScript。',
  },
  asideLabel: { en: 'Invite and leave', ms: 'Jemput dan keluar', zh: '邀请与退出' },

  people: { en: 'People', ms: 'Orang', zh: '成员' },
  peopleCount: {
    en: (count: number) => counted(count, 'person', 'people'),
    ms: (count) => `${count} orang`,
    zh: (count) => `${count} 人`,
  },
  peopleCaption: {
    en: 'People of the company, those who joined first before the others',
    ms: 'Orang dalam syarikat, yang menyertai dahulu disenaraikan dahulu',
    zh: '公司成员，先加入的在前',
  },
  role: { en: 'Role', ms: 'Peranan', zh: '角色' },
  joined: { en: 'Joined', ms: 'Menyertai', zh: '加入日期' },
  you: { en: 'you', ms: 'anda', zh: '您' },
  sees: {
    en: (parts: string) => (parts === '' ? 'Sees nothing of the books' : `Sees ${parts}`),
    ms: (parts) => (parts === '' ? 'Tidak melihat isi buku' : `Melihat ${parts}`),
    zh: (parts) => (parts === '' ? '看不到账套内容' : `可查看：${parts}`),
  },
  seesOf: {
    en: (email: string) => `What ${email} sees of account books`,
    ms: (email) => `Bahagian buku akaun yang dilihat oleh ${email}`,
    zh: (email) => `${email} 可查看的账套内容`,
  },
  saveSight: { en: 'Save', ms: 'Simpan', zh: '保存' },
  change: { en: 'Change', ms: 'Ubah', zh: '更改' },
  changeOf: { en: (email: string) => `Change ${email}`, ms: (email) => `Ubah ${email}`, zh: (email) => `更改 ${email}` },

  invitations: { en: 'Invitations', ms: 'Jemputan', zh: '邀请' },
  open: {
    en: (count: number) => `${count} open`,
    ms: (count) => `${count} belum dijawab`,
    zh: (count) => `${count} 个待接受`,
  },
  invitationsCaption: {
    en: 'Open invitations, newest first',
    ms: 'Jemputan yang belum dijawab, terbaharu dahulu',
    zh: '待接受的邀请，最新的在前',
  },
  sent: { en: 'Sent', ms: 'Dihantar', zh: '发送时间' },
  invitedBy: {
    en: (email: string) => `invited by ${email}`,
    ms: (email) => `dijemput oleh ${email}`,
    zh: (email) => `邀请人：${email}`,
  },
  expired: { en: 'expired', ms: 'tamat tempoh', zh: '已过期' },
  resend: { en: 'Resend', ms: 'Hantar semula', zh: '重新发送' },
  resendTo: {
    en: (email: string) => `Resend the invitation to ${email}`,
    ms: (email) => `Hantar semula jemputan kepada ${email}`,
    zh: (email) => `重新发送给 ${email} 的邀请`,
  },
  revoke: { en: 'Revoke', ms: 'Tarik balik', zh: '撤销' },
  revokeOf: {
    en: (email: string) => `Revoke the invitation to ${email}`,
    ms: (email) => `Tarik balik jemputan kepada ${email}`,
    zh: (email) => `撤销给 ${email} 的邀请`,
  },

  invite: { en: 'Invite a person', ms: 'Jemput seseorang', zh: '邀请成员' },
  sendInvitation: { en: 'Send invitation', ms: 'Hantar jemputan', zh: '发送邀请' },
  invitation: { en: 'Invitation', ms: 'Jemputan', zh: '邀请' },
  invitationLink: {
    en: (days: number) =>
      `The link lets the invited person join. Send it yourself if the email does not arrive. It works once, within ${counted(days, 'day', 'days')}.`,
    ms: (days) =>
      `Pautan ini membolehkan orang yang dijemput menyertai. Hantar sendiri jika e-mel tidak sampai. Ia boleh digunakan sekali, dalam tempoh ${days} hari.`,
    zh: (days) => `受邀人通过此链接加入。如果邮件没有送达，请自行发送链接。链接在 ${days} 天内可使用一次。`,
  },

  rolesTitle: { en: 'What each role can do', ms: 'Apa yang boleh dilakukan oleh setiap peranan', zh: '各角色的权限' },
  roles: { en: 'Roles', ms: 'Peranan', zh: '角色' },
  rolesCaption: { en: 'Rights by role', ms: 'Hak mengikut peranan', zh: '按角色列出的权限' },
  right: { en: 'Right', ms: 'Hak', zh: '权限' },
  yes: { en: 'yes', ms: 'ya', zh: '可以' },
  no: { en: 'no', ms: 'tidak', zh: '不可以' },

  changeTitle: {
    en: (name: Html) => html`Change ${name}`,
    ms: (name) => html`Ubah ${name}`,
    zh: (name) => html`更改 ${name}`,
  },
  changeHint: {
    en: 'A new role takes effect at once. Removing a person ends their sessions here. Keys keep working.',
    ms: 'Peranan baharu berkuat kuasa serta-merta. Mengeluarkan seseorang menamatkan sesinya di sini. Kunci terus berfungsi.',
    zh: '新角色立即生效。移除成员会结束其在此的会话。密钥继续有效。',
  },
  remove: { en: 'Remove from the team', ms: 'Keluarkan daripada pasukan', zh: '从团队移除' },
  saveRole: { en: 'Save role', ms: 'Simpan peranan', zh: '保存角色' },

  leave: { en: 'Leave', ms: 'Keluar', zh: '退出' },
  leaveHint: {
    en: (role: string) => `Your role here is ${role}. The last owner of a company cannot leave.`,
    ms: (role) => `Peranan anda di sini ialah ${role}. Pemilik terakhir syarikat tidak boleh keluar.`,
    zh: (role) => `您在此的角色是${role}。公司的最后一位所有者不能退出。`,
  },
  leaveCompany: { en: 'Leave the company', ms: 'Keluar daripada syarikat', zh: '退出公司' },
  leaveTitle: {
    en: (company: string) => `Leave ${company}?`,
    ms: (company) => `Keluar daripada ${company}?`,
    zh: (company) => `退出 ${company}？`,
  },
  leaveOnlyByInvitation: {
    en: 'You can come back only with a new invitation.',
    ms: 'Anda hanya boleh kembali dengan jemputan baharu.',
    zh: '只有收到新的邀请后才能重新加入。',
  },
  leaveOnlyCompany: {
    en: 'This is your only company, so your login is deleted too.',
    ms: 'Ini satu-satunya syarikat anda, jadi log masuk anda juga dipadamkan.',
    zh: '这是您唯一的公司，因此您的登录也会被删除。',
  },
  stay: { en: 'Stay', ms: 'Kekal', zh: '留下' },
});

/** What someone with a role can do, in a sentence. */
export const roleHints = room({
  owner: {
    en: 'Can do everything, and can make owners.',
    ms: 'Boleh melakukan semuanya dan melantik pemilik.',
    zh: '拥有全部权限，并可任命所有者。',
  },
  admin: {
    en: 'Can do everything except changing owners.',
    ms: 'Boleh melakukan semuanya kecuali menukar pemilik.',
    zh: '拥有全部权限，但不能更改所有者。',
  },
  developer: {
    en: 'Can send commands and manage keys, webhooks and the connector. Your books shows them sandbox books only.',
    ms: 'Boleh menghantar arahan dan mengurus kunci, webhook dan penyambung. Halaman Buku anda menunjukkan buku kotak pasir sahaja.',
    zh: '可以发送指令，管理密钥、Webhook 和连接器。“您的账套”页面只显示沙盒账套。',
  },
  accountant: {
    en: 'Can see every account book, run reports and change nothing.',
    ms: 'Boleh melihat setiap buku akaun dan menjalankan laporan, tetapi tidak boleh mengubah apa-apa.',
    zh: '可以查看所有账套并运行报表，但不能更改。',
  },
  viewer: {
    en: 'Can see commands, their results, and the parts of account books that an owner selects. Can change nothing.',
    ms: 'Boleh melihat arahan, hasilnya dan bahagian buku akaun yang dipilih oleh pemilik. Tidak boleh mengubah apa-apa.',
    zh: '可以查看指令、指令结果，以及所有者选定的账套内容，但不能更改。',
  },
});
