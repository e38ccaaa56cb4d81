/** The pricing page: the plans, the trial, and questions. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

/** The users that each plan is for. The names of plans are the same in all languages. */
export const planWords = room({
  kedai: { en: 'One shop, one account book', ms: 'Satu kedai, satu buku akaun', zh: '一家店，一个账套' },
  syarikat: {
    en: 'A company with branches and apps',
    ms: 'Syarikat dengan cawangan dan apl',
    zh: '有分行和应用程序的公司',
  },
  firma: {
    en: 'Accounting firms and integrators',
    ms: 'Firma perakaunan dan penyepadu sistem',
    zh: '会计师事务所和系统集成商',
  },
});

export const pricingWords = room({
  title: { en: 'Pricing', ms: 'Harga', zh: '价格' },
  description: {
    en: 'The price depends on the number of account books, not on the number of requests. Every plan includes every command type.',
    ms: 'Harga bergantung pada bilangan buku akaun, bukan bilangan permintaan. Setiap pelan merangkumi setiap jenis arahan.',
    zh: '价格取决于账套数量，而不是请求数量。每个方案都包含所有指令类型。',
  },
  payPerBook: {
    en: 'Pay per book, not per request',
    ms: 'Bayar bagi setiap buku, bukan setiap permintaan',
    zh: '按账套收费，不按请求收费',
  },
  lead: {
    en: (commandTypes: number, isSandboxOffered: boolean) =>
      `Every plan includes all ${commandTypes} command types${isSandboxOffered ? ', both sandbox books' : ''} and the same guarantees. You pay for the account books you connect.`,
    ms: (commandTypes, isSandboxOffered) =>
      `Setiap pelan merangkumi kesemua ${commandTypes} jenis arahan${isSandboxOffered ? ', kedua-dua buku kotak pasir' : ''} dan jaminan yang sama. Anda membayar bagi buku akaun yang anda sambungkan.`,
    zh: (commandTypes, isSandboxOffered) =>
      `每个方案都包含全部 ${commandTypes} 种指令${isSandboxOffered ? '、两个沙盒账套' : ''}和相同的保证。您只为所连接的账套付费。`,
  },
  aMonth: { en: 'a month', ms: 'sebulan', zh: '每月' },
  aYear: {
    en: (price: string) => `${price} a year, two months free`,
    ms: (price) => `${price} setahun, percuma dua bulan`,
    zh: (price) => `每年 ${price}，免两个月`,
  },
  accountBooks: { en: 'Account books', ms: 'Buku akaun', zh: '账套' },
  upTo: { en: (count: number) => `up to ${count}`, ms: (count) => `sehingga ${count}`, zh: (count) => `最多 ${count} 个` },
  commands: { en: 'Command types', ms: 'Jenis arahan', zh: '指令类型' },
  allCommands: {
    en: (count: number) => `all ${count}`,
    ms: (count) => `kesemua ${count}`,
    zh: (count) => `全部 ${count} 种`,
  },
  appKeys: {
    en: 'App keys with rights per module',
    ms: 'Kunci apl dengan hak bagi setiap modul',
    zh: '按模块授权的应用密钥',
  },
  yes: { en: 'yes', ms: 'ya', zh: '有' },
  sandboxBooks: { en: 'Sandbox books', ms: 'Buku kotak pasir', zh: '沙盒账套' },
  startWith: {
    en: (plan: string) => `Start with ${plan}`,
    ms: (plan) => `Mula dengan ${plan}`,
    zh: (plan) => `从 ${plan} 开始`,
  },
  choosePlan: { en: (plan: string) => `Choose ${plan}`, ms: (plan) => `Pilih ${plan}`, zh: (plan) => `选择 ${plan}` },
  requestPlan: { en: (plan: string) => `Request ${plan}`, ms: (plan) => `Mohon ${plan}`, zh: (plan) => `申请 ${plan}` },
  fine: {
    en: (days: number) =>
      `Prices in Ringgit, before service tax. Every plan starts with the ${days}-day trial. You request a plan in the portal, and the operator activates it and sends the invoice. The service itself takes no payments.`,
    ms: (days) =>
      `Harga dalam Ringgit, sebelum cukai perkhidmatan. Setiap pelan bermula dengan percubaan ${days} hari. Anda memohon pelan di portal, kemudian pengendali mengaktifkannya dan menghantar invois. Perkhidmatan ini sendiri tidak menerima bayaran.`,
    zh: (days) =>
      `价格以令吉计，未含服务税。每个方案都从 ${days} 天试用开始。您在门户中申请方案，由服务商开通并开具发票。本服务本身不收取付款。`,
  },
  finePaid: {
    en: (days: number) =>
      `Prices in Ringgit, before service tax. Every plan starts with the ${days}-day trial, without a card. You choose a plan in the portal and pay by card through Stripe. You can cancel there at any time.`,
    ms: (days) =>
      `Harga dalam Ringgit, sebelum cukai perkhidmatan. Setiap pelan bermula dengan percubaan ${days} hari, tanpa kad. Anda memilih pelan di portal dan membayar dengan kad melalui Stripe. Anda boleh membatalkannya di sana pada bila-bila masa.`,
    zh: (days) =>
      `价格以令吉计，未含服务税。每个方案都从 ${days} 天试用开始，无需银行卡。您在门户中选择方案，并通过 Stripe 用银行卡付款。您可以随时在那里取消。`,
  },

  whenTrialEnds: {
    en: 'What happens when the trial ends',
    ms: 'Apa yang berlaku apabila percubaan tamat',
    zh: '试用结束后会怎样',
  },
  whenTrialEndsHint: {
    en: 'Nothing is deleted, and commands already accepted still run. Only new commands are rejected.',
    ms: 'Tiada apa-apa dipadamkan, dan arahan yang telah diterima tetap dijalankan. Hanya arahan baharu ditolak.',
    zh: '不会删除任何内容，已接受的指令照常执行，只拒绝新的指令。',
  },
  day: { en: (day: number) => `Day ${day}`, ms: (day) => `Hari ke-${day}`, zh: (day) => `第 ${day} 天` },
  signUpDay: {
    en: (isSandboxOffered: boolean) =>
      `You sign up without a card. You can ${isSandboxOffered ? 'open the sandbox and ' : ''}set up the connector.`,
    ms: (isSandboxOffered) =>
      `Anda mendaftar tanpa kad. Anda boleh ${isSandboxOffered ? 'membuka kotak pasir dan ' : ''}menyediakan penyambung.`,
    zh: (isSandboxOffered) => `无需信用卡即可注册。您可以${isSandboxOffered ? '打开沙盒，并' : ''}设置连接器。`,
  },
  beforeEnd: {
    en: (days: readonly number[]) => `${listed(days, ' and ')} ${days.join() === '1' ? 'day' : 'days'} before the end`,
    ms: (days) => `${listed(days, ' dan ')} hari sebelum tamat`,
    zh: (days) => `结束前 ${days.join('、')} 天`,
  },
  notified: {
    en: 'A notification in the portal says when the trial ends. Owners and admins with a confirmed address get it by email too, unless they have turned that off.',
    ms: 'Pemberitahuan di portal menyatakan bila percubaan tamat. Pemilik dan pentadbir dengan alamat yang disahkan menerimanya melalui e-mel juga, melainkan mereka telah mematikannya.',
    zh: '门户中的通知会说明试用何时结束。地址已确认的所有者和管理员也会收到邮件，除非他们已关闭该邮件。',
  },
  endDay: {
    en: (code: Link) =>
      html`New commands get ${code('402')}. Commands already accepted still run, and all results remain available.`,
    ms: (code) =>
      html`Arahan baharu mendapat ${code('402')}. Arahan yang telah diterima tetap dijalankan, dan semua hasil kekal tersedia.`,
    zh: (code) => html`新指令会得到 ${code('402')}。已接受的指令照常执行，所有结果仍可查看。`,
  },
  activation: { en: 'The day your plan is activated', ms: 'Hari pelan anda diaktifkan', zh: '方案开通当天' },
  activationDay: {
    en: 'New commands get 202 again. Your keys and your connector stay the same.',
    ms: 'Arahan baharu mendapat 202 semula. Kunci dan penyambung anda kekal sama.',
    zh: '新指令重新得到 202。您的密钥和连接器保持不变。',
  },
  responseAfter: {
    en: (day: number) => `Response after day ${day}`,
    ms: (day) => `Respons selepas hari ke-${day}`,
    zh: (day) => `第 ${day} 天之后的响应`,
  },
  meaning: { en: 'What a 402 means', ms: 'Maksud 402', zh: '402 的含义' },
  meaningHint: {
    en: 'The subscription is inactive. The request itself may be correct. Nothing was queued, so you can send the command again later with the same id.',
    ms: 'Langganan tidak aktif. Permintaan itu sendiri mungkin betul. Tiada apa-apa dimasukkan ke dalam giliran, jadi anda boleh menghantar arahan itu semula kemudian dengan ID yang sama.',
    zh: '订阅未生效，请求本身可能没有问题。没有任何指令进入队列，因此您稍后可以用同一个 id 重新发送。',
  },
  retryHint: {
    en: 'A retry of a command that was accepted before the trial ended never gets a 402. It returns the command with its current status.',
    ms: 'Percubaan semula bagi arahan yang diterima sebelum percubaan tamat tidak akan mendapat 402. Ia memulangkan arahan itu dengan status semasanya.',
    zh: '重试在试用结束前已接受的指令，绝不会得到 402，而是返回该指令及其当前状态。',
  },
});

/** `7, 3 and 1` */
const listed = (days: readonly number[], and: string): string =>
  days.length < 2 ? days.join() : `${days.slice(0, -1).join(', ')}${and}${days.at(-1)}`;

export const questionWords = room({
  title: { en: 'Frequently asked questions', ms: 'Soalan lazim', zh: '常见问题' },
  dataLeaves: {
    en: 'Does my accounting data leave my office?',
    ms: 'Adakah data perakaunan saya keluar dari pejabat?',
    zh: '我的会计数据会离开办公室吗？',
  },
  dataLeavesAnswer: {
    en: (privacy: Link) =>
      html`Only the payloads, results and files of your commands, and the numbers of changed documents if you switch that on. The book stays on your machine. Commands and results are stored in the cloud, for as long as ${privacy('you choose')}.`,
    ms: (privacy) =>
      html`Hanya muatan, hasil dan fail arahan anda, serta nombor dokumen yang berubah jika anda menghidupkannya. Buku kekal pada komputer anda. Arahan dan hasil disimpan di awan selama ${privacy('yang anda pilih')}.`,
    zh: (privacy) =>
      html`只有指令的内容、结果和文件会离开；如果您开启变更，还有已变更单据的编号。账套留在您的电脑上。指令和结果存储在云端，保存多久${privacy('由您决定')}。`,
  },
  isRetrySecond: {
    en: 'Is a retry a second command?',
    ms: 'Adakah percubaan semula dikira sebagai arahan kedua?',
    zh: '重试算第二条指令吗？',
  },
  isRetrySecondAnswer: {
    en: (code: Link) =>
      html`No. The same ${code('commandId')} with the same request is the same command, no matter how often you send it.`,
    ms: (code) =>
      html`Tidak. ${code('commandId')} yang sama dengan permintaan yang sama ialah arahan yang sama, walau berapa kali anda menghantarnya.`,
    zh: (code) => html`不算。相同的 ${code('commandId')} 加相同的请求就是同一条指令，无论您发送多少次。`,
  },
  openPort: {
    en: 'Do I have to open a port in my firewall?',
    ms: 'Perlukah saya membuka port pada tembok api?',
    zh: '需要在防火墙开放端口吗？',
  },
  openPortAnswer: {
    en: (code: Link) =>
      html`No. The connector gets its commands over an outbound connection. It uses the proxy that ${code('HTTPS_PROXY')} names.`,
    ms: (code) =>
      html`Tidak. Penyambung mendapatkan arahannya melalui sambungan keluar. Ia menggunakan proksi yang dinyatakan oleh ${code('HTTPS_PROXY')}.`,
    zh: (code) => html`不需要。连接器通过出站连接取得指令，并使用 ${code('HTTPS_PROXY')} 指定的代理。`,
  },
  accountant: {
    en: 'Can my accountant have read-only access?',
    ms: 'Bolehkah akauntan saya mendapat akses baca sahaja?',
    zh: '我的会计可以只读访问吗？',
  },
  accountantAnswer: {
    en: 'Yes. Invite them under Team in the portal with the role accountant. They log in with an account of their own, see your account books and commands, print reports, and cannot change anything. You can remove them at any time. For a program of theirs, create an app key with read rights for the modules and account books you choose.',
    ms: 'Boleh. Jemput akauntan anda di bawah Pasukan dalam portal dengan peranan akauntan. Mereka log masuk dengan akaun sendiri, melihat buku akaun dan arahan anda, mencetak laporan, dan tidak boleh mengubah apa-apa. Anda boleh mengeluarkan mereka pada bila-bila masa. Untuk program mereka, cipta kunci apl dengan hak baca bagi modul dan buku akaun yang anda pilih.',
    zh: '可以。在门户的“团队”中以会计角色邀请对方。对方用自己的账户登录，可查看您的账套和指令并打印报表，但不能更改任何内容。您可以随时移除对方。如对方需要用程序访问，请创建一个应用密钥，并授予所选模块和账套的读取权限。',
  },
  eInvoices: { en: 'Does it support e-invoices?', ms: 'Adakah e-Invois disokong?', zh: '支持电子发票吗？' },
  eInvoicesAnswer: {
    en: 'Yes, in the account book that comes with Ledgerline. The connector carries e-invoices from your machine to MyInvois with your own client id and certificate, or keeps them in a sandbox inside the book. It is built to the published interface of MyInvois and tested against a stand-in, not certified by the tax authority: use preproduction first. Books of GnuCash and Tryton have no e-invoices.',
    ms: 'Ya, dalam buku akaun yang disertakan dengan Ledgerline. Penyambung menghantar e-Invois dari komputer anda ke MyInvois dengan ID klien dan sijil anda sendiri, atau menyimpannya dalam kotak pasir di dalam buku. Ia dibina mengikut antara muka MyInvois yang diterbitkan dan diuji dengan pengganti, tidak diperakui oleh pihak berkuasa cukai: gunakan prapengeluaran dahulu. Buku GnuCash dan Tryton tidak mempunyai e-Invois.',
    zh: '支持，用于 Ledgerline 自带的账套。连接器用您自己的客户端 ID 和证书，把电子发票从您的电脑送到 MyInvois，或留在账套内的沙盒中。它按 MyInvois 公布的接口构建，并用替身测试，未经税务机关认证：请先使用预生产环境。GnuCash 和 Tryton 的账套没有电子发票。',
  },
  cancel: { en: 'What happens if I cancel?', ms: 'Apa yang berlaku jika saya berhenti melanggan?', zh: '取消后会怎样？' },
  moreBooks: {
    en: 'What if I need more account books?',
    ms: 'Bagaimana jika saya memerlukan lebih banyak buku akaun?',
    zh: '如果需要更多账套怎么办？',
  },
  moreBooksAnswer: {
    en: 'Choose a larger plan at any time. Until then, new commands to books beyond your plan get a 402, and everything else goes on. A book counts from its first command until you remove it from its connector. The trial has no limit.',
    ms: 'Pilih pelan yang lebih besar pada bila-bila masa. Sehingga itu, arahan baharu kepada buku yang melebihi pelan anda mendapat 402, dan yang lain berjalan seperti biasa. Sebuah buku dikira dari arahan pertamanya sehingga anda membuangnya daripada penyambungnya. Percubaan tiada had.',
    zh: '您可以随时选择更大的方案。在此之前，发送给超出方案的账套的新指令会得到 402，其余一切照常。账套从第一条指令起计算，直到您将其从连接器中移除。试用没有数量限制。',
  },
  cancelAnswer: {
    en: 'New commands get a 402. Commands already accepted still run, and their results remain available.',
    ms: 'Arahan baharu mendapat 402. Arahan yang telah diterima tetap dijalankan, dan hasilnya kekal tersedia.',
    zh: '新指令会得到 402。已接受的指令照常执行，其结果仍可查看。',
  },
});
