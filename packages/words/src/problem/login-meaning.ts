/** What the problem codes of logins and sessions mean. A part of meaning.ts. */

export const loginMeanings = {
  login_required: {
    en: 'There is no login session, or it has ended. Log in again.',
    ms: 'Tiada sesi log masuk, atau sesi telah tamat. Log masuk semula.',
    zh: '没有登录会话，或会话已结束。请重新登录。',
  },
  invalid_login: {
    en: 'The email address or the password is wrong.',
    ms: 'Alamat e-mel atau kata laluan salah.',
    zh: '电子邮箱或密码错误。',
  },
  second_factor_required: {
    en: 'The password is right, and a second factor is needed. Send a code to POST /login/factor, or use a passkey.',
    ms: 'Kata laluan betul, dan faktor kedua diperlukan. Hantar kod ke POST /login/factor, atau gunakan kunci laluan.',
    zh: '密码正确，还需要两步验证。请向 POST /login/factor 发送验证码，或使用通行密钥。',
  },
  invalid_factor: {
    en: 'The code or passkey is wrong, has expired or was already used.',
    ms: 'Kod atau kunci laluan salah, tamat tempoh atau telah digunakan.',
    zh: '验证码或通行密钥错误、已过期或已使用。',
  },
  second_factor_missing: {
    en: 'The company requires a second factor, and the user has none yet. Set one up in the portal.',
    ms: 'Syarikat mewajibkan faktor kedua, dan pengguna belum mempunyainya. Sediakannya dalam portal.',
    zh: '公司要求两步验证，而用户尚未设置。请在门户中设置。',
  },
  visit_read_only: {
    en: 'An operator who looks at the portal of a company cannot change anything, and sees no secrets and no personal accounts.',
    ms: 'Pengendali yang melihat portal sesebuah syarikat tidak boleh mengubah apa-apa, dan tidak melihat rahsia atau akaun peribadi.',
    zh: '查看公司门户的服务商人员不能更改任何内容，也看不到密钥内容和个人账户。',
  },
  email_not_confirmed: {
    en: 'Your own email address is not confirmed. Open the link in the email that was sent to it.',
    ms: 'Alamat e-mel anda sendiri belum disahkan. Buka pautan dalam e-mel yang dihantar kepadanya.',
    zh: '您自己的电子邮箱尚未确认。请打开发送到该邮箱的链接。',
  },
} as const;
