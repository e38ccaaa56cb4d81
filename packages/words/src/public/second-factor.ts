/** The second step of a login. */

import { type Html, html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const secondFactorWords = room({
  title: { en: 'Confirm your login', ms: 'Sahkan log masuk anda', zh: '确认登录' },
  loginAs: {
    en: (email: Html) => html`You log in as ${email}.`,
    ms: (email) => html`Anda log masuk sebagai ${email}.`,
    zh: (email) => html`您以 ${email} 登录。`,
  },
  code: { en: 'Code', ms: 'Kod', zh: '验证码' },
  recoveryCode: { en: 'Recovery code', ms: 'Kod pemulihan', zh: '恢复码' },
  appHint: {
    en: 'The 6 digits that your authenticator app shows, or a recovery code.',
    ms: '6 digit yang ditunjukkan oleh apl pengesah anda, atau kod pemulihan.',
    zh: '验证器应用显示的 6 位数字，或一个恢复码。',
  },
  recoveryHint: {
    en: 'One of the codes that you stored when you added the passkey.',
    ms: 'Salah satu kod yang anda simpan semasa menambah kunci laluan.',
    zh: '您添加通行密钥时保存的其中一个恢复码。',
  },
  usePasskey: { en: 'Use a passkey', ms: 'Guna kunci laluan', zh: '使用通行密钥' },
  confirm: { en: 'Confirm', ms: 'Sahkan', zh: '确认' },
  otherAccount: { en: 'Use another account', ms: 'Guna akaun lain', zh: '使用其他账户' },
  lostPasskeys: {
    en: (operator: Link) => html`Lost your passkeys and your recovery codes? Ask ${operator('the operator of this service')}.`,
    ms: (operator) => html`Kehilangan kunci laluan dan kod pemulihan anda? Tanya ${operator('pengendali perkhidmatan ini')}.`,
    zh: (operator) => html`通行密钥和恢复码都丢失了？请联系${operator('本服务的服务商')}。`,
  },
  lostPhone: {
    en: (operator: Link) => html`Lost your phone and your recovery codes? Ask ${operator('the operator of this service')}.`,
    ms: (operator) => html`Kehilangan telefon dan kod pemulihan anda? Tanya ${operator('pengendali perkhidmatan ini')}.`,
    zh: (operator) => html`手机和恢复码都丢失了？请联系${operator('本服务的服务商')}。`,
  },
});
