/** What can be wrong with companies, people, their invitations, keys and plans. Logging in has its own room. */

import { counted } from '../counted.ts';
import { either } from '../list.ts';
import { sentences } from '../sentence.ts';

export const accountSays = sentences('account', {
  unknownTenant: {
    en: (tenantId: string) => `There is no tenant ${tenantId}.`,
    ms: (tenantId) => `Tiada penyewa ${tenantId}.`,
    zh: (tenantId) => `没有租户 ${tenantId}。`,
  },
  notYourCompany: {
    en: 'You do not belong to that company.',
    ms: 'Anda bukan ahli syarikat itu.',
    zh: '您不属于该公司。',
  },
  leftCompany: {
    en: 'You no longer belong to the company.',
    ms: 'Anda bukan lagi ahli syarikat itu.',
    zh: '您已不属于该公司。',
  },
  alreadyMember: {
    en: (email: string) => `${email} already belongs to the company.`,
    ms: (email) => `${email} sudah menjadi ahli syarikat.`,
    zh: (email) => `${email} 已属于该公司。`,
  },
  peopleMax: {
    en: (max: number) => `A company can have ${max} people and open invitations together. Remove one first.`,
    ms: (max) => `Satu syarikat boleh mempunyai ${max} orang dan jemputan terbuka kesemuanya. Buang satu dahulu.`,
    zh: (max) => `一家公司的成员和未接受的邀请合计最多 ${max} 个。请先移除一个。`,
  },
  confirmBeforeInviting: {
    en: (email: string) =>
      `Confirm your own email address, ${email}, before you invite others. The account page sends you the link again.`,
    ms: (email) =>
      `Sahkan alamat e-mel anda sendiri, ${email}, sebelum menjemput orang lain. Halaman akaun menghantar pautan itu semula.`,
    zh: (email) => `请先确认您自己的电子邮箱 ${email}，再邀请他人。可在账户页面重新发送链接。`,
  },
  acceptAs: {
    en: (email: string) => `Log in as ${email}, then accept the invitation.`,
    ms: (email) => `Log masuk sebagai ${email}, kemudian terima jemputan.`,
    zh: (email) => `请以 ${email} 登录，然后接受邀请。`,
  },
  passwordMissing: {
    en: 'password is missing. Choose one to log in with.',
    ms: 'password tiada. Pilih kata laluan untuk log masuk.',
    zh: '缺少 password。请设定登录用的密码。',
  },
  unknownInvitation: {
    en: 'This invitation does not exist, or it has expired, was used or revoked. Ask for a new one.',
    ms: 'Jemputan ini tidak wujud, telah tamat tempoh, digunakan atau dibatalkan. Minta jemputan baharu.',
    zh: '此邀请不存在、已过期、已使用或已撤销。请索取新的邀请。',
  },
  erasurePending: {
    en: (at: string) =>
      `An owner asked to erase the company on ${at}, so its keys and connectors no longer work. An owner can cancel it in the portal.`,
    ms: (at) =>
      `Seorang pemilik meminta syarikat dipadamkan pada ${at}, jadi kunci dan penyambungnya tidak lagi berfungsi. Pemilik boleh membatalkannya dalam portal.`,
    zh: (at) => `某位所有者已申请于 ${at} 清除该公司，因此其密钥和连接器不再可用。所有者可在门户中取消。`,
  },
  erasureBegun: {
    en: 'The erasure of the company has begun and can no longer be cancelled.',
    ms: 'Pemadaman syarikat telah bermula dan tidak boleh dibatalkan lagi.',
    zh: '公司的清除已经开始，无法再取消。',
  },
  wrongCompanyName: {
    en: (name: string, sent: string) => `companyName must be ${name}; you sent ${sent}.`,
    ms: (name, sent) => `companyName mesti ${name}; anda menghantar ${sent}.`,
    zh: (name, sent) => `companyName 必须是 ${name}；您发送的是 ${sent}。`,
  },
  codeNeeded: {
    en: 'code is required, because you have a second factor.',
    ms: 'code diperlukan, kerana anda mempunyai faktor kedua.',
    zh: '需要 code，因为您设置了两步验证。',
  },
  emailTaken: {
    en: 'This email address already has an account. Log in instead.',
    ms: 'Alamat e-mel ini sudah mempunyai akaun. Sila log masuk.',
    zh: '该电子邮箱已有账户。请直接登录。',
  },
  emailTakenUnchanged: {
    en: 'This email address already has an account, so nothing was changed.',
    ms: 'Alamat e-mel ini sudah mempunyai akaun, jadi tiada apa-apa diubah.',
    zh: '该电子邮箱已有账户，因此没有任何更改。',
  },
  inactiveSubscription: {
    en: 'The subscription is inactive, so nothing was queued. Choose a plan, then send the same request again.',
    ms: 'Langganan tidak aktif, jadi tiada apa-apa dimasukkan ke dalam giliran. Pilih pelan, kemudian hantar permintaan yang sama semula.',
    zh: '订阅未生效，因此没有任何指令进入队列。请选择方案，然后重新发送同一请求。',
  },
  beyondPlan: {
    en: (companyId: string, max: number) =>
      `Your plan is for ${counted(max, 'account book', 'account books')}, and ${companyId} is not among them, so nothing was queued. Choose a larger plan, or remove a book from its connector, then send the same request again.`,
    ms: (companyId, max) =>
      `Pelan anda adalah untuk ${max} buku akaun, dan ${companyId} tidak termasuk, jadi tiada apa-apa dimasukkan ke dalam giliran. Pilih pelan yang lebih besar, atau buang satu buku daripada penyambungnya, kemudian hantar permintaan yang sama semula.`,
    zh: (companyId, max) =>
      `您的方案包含 ${max} 个账套，${companyId} 不在其中，因此没有任何指令进入队列。请选择更大的方案，或从连接器中移除一个账套，然后重新发送同一请求。`,
  },
  plan: {
    en: (plans: readonly string[]) => `plan must be one of ${either.en(plans)}.`,
    ms: (plans) => `plan mesti salah satu daripada ${either.ms(plans)}.`,
    zh: (plans) => `plan 必须是 ${either.zh(plans)}。`,
  },
  unknownPerson: {
    en: 'This person does not belong to the company.',
    ms: 'Orang ini bukan ahli syarikat.',
    zh: '此人不属于该公司。',
  },
  lastOwner: {
    en: 'A company must keep an owner. Make someone else an owner first.',
    ms: 'Syarikat mesti mempunyai pemilik. Jadikan orang lain pemilik dahulu.',
    zh: '公司必须保留一位所有者。请先将他人设为所有者。',
  },
  expiresInPast: {
    en: 'expiresAt must be in the future. Leave it out for a key that never expires.',
    ms: 'expiresAt mesti pada masa hadapan. Tinggalkannya untuk kunci yang tidak tamat tempoh.',
    zh: 'expiresAt 必须是将来的时间。若密钥永不过期，请省略它。',
  },
  keysMax: {
    en: (max: number) => `You already have ${counted(max, 'app key', 'app keys')}. Revoke one that you no longer use.`,
    ms: (max) => `Anda sudah mempunyai ${max} kunci apl. Batalkan satu yang tidak lagi digunakan.`,
    zh: (max) => `您已有 ${max} 个应用密钥。请撤销一个不再使用的密钥。`,
  },
  unknownOrRevokedKey: {
    en: 'There is no app key with that id, or it was revoked.',
    ms: 'Tiada kunci apl dengan ID itu, atau kunci itu telah dibatalkan.',
    zh: '没有此编号的应用密钥，或该密钥已撤销。',
  },
  unknownKey: {
    en: 'There is no app key with that id.',
    ms: 'Tiada kunci apl dengan ID itu.',
    zh: '没有此编号的应用密钥。',
  },
  allowedAddress: {
    en: (index: number, sent: string) =>
      `allowedAddresses[${index}] must be an IP address or a range such as 203.0.113.0/24 or 2001:db8::/32; you sent ${sent}.`,
    ms: (index, sent) =>
      `allowedAddresses[${index}] mesti alamat IP atau julat seperti 203.0.113.0/24 atau 2001:db8::/32; anda menghantar ${sent}.`,
    zh: (index, sent) =>
      `allowedAddresses[${index}] 必须是 IP 地址或范围，例如 203.0.113.0/24 或 2001:db8::/32；您发送的是 ${sent}。`,
  },
  unknownNotification: {
    en: 'There is no open notification with that id.',
    ms: 'Tiada pemberitahuan terbuka dengan ID itu.',
    zh: '没有此编号的未处理通知。',
  },
  codeExpired: {
    en: 'The code does not exist or has expired. Start again to get a new one.',
    ms: 'Kod tidak wujud atau telah tamat tempoh. Mulakan semula untuk mendapat kod baharu.',
    zh: '代码不存在或已过期。请重新开始以获取新代码。',
  },
  slowDown: {
    en: (seconds: number) =>
      `Wait ${counted(seconds, 'second', 'seconds')} between two requests, and from now on ${counted(seconds, 'second', 'seconds')} longer.`,
    ms: (seconds) => `Tunggu ${seconds} saat antara dua permintaan, dan mulai sekarang ${seconds} saat lebih lama.`,
    zh: (seconds) => `两次请求之间请等待 ${seconds} 秒，从现在起再多等 ${seconds} 秒。`,
  },
  notConfirmedYet: {
    en: 'The user has not confirmed the code yet. Ask again after the interval.',
    ms: 'Pengguna belum mengesahkan kod. Tanya lagi selepas selang masa itu.',
    zh: '用户尚未确认代码。请在间隔时间后再询问。',
  },
  pairingDenied: {
    en: 'The user did not allow this program to connect.',
    ms: 'Pengguna tidak membenarkan program ini disambungkan.',
    zh: '用户未允许该程序连接。',
  },
  wrongPairingCodes: {
    en: (count: number) =>
      count === 1 ? '1 wrong code was entered. Log in again.' : `${count} wrong codes were entered. Log in again.`,
    ms: (count) => `${count} kod yang salah telah dimasukkan. Log masuk semula.`,
    zh: (count) => `已输入 ${count} 个错误代码。请重新登录。`,
  },
  unknownCode: {
    en: 'There is no such code, or it has expired or was used. Check it, or start again in the program that shows it.',
    ms: 'Kod itu tidak wujud, telah tamat tempoh atau telah digunakan. Semak kod itu, atau mulakan semula dalam program yang memaparkannya.',
    zh: '该代码不存在、已过期或已使用。请核对，或在显示它的程序中重新开始。',
  },
  usedCode: {
    en: 'The code has expired or was used. Start again in the program that shows it.',
    ms: 'Kod telah tamat tempoh atau telah digunakan. Mulakan semula dalam program yang memaparkannya.',
    zh: '该代码已过期或已使用。请在显示它的程序中重新开始。',
  },
  nothingToChoose: {
    en: (field: string) =>
      `${field} applies to programs that get a key. A connector gets its configuration as it is, so leave ${field} out.`,
    ms: (field) =>
      `${field} adalah untuk program yang mendapat kunci. Penyambung mendapat konfigurasinya seadanya, jadi tinggalkan ${field}.`,
    zh: (field) => `${field} 适用于获得密钥的程序。连接器直接获得其配置，因此请省略 ${field}。`,
  },
});
