/** The privacy page. Figures come from the code that keeps to them. */

import { html } from '@ledgerline/look';
import type { Link } from '../link.ts';
import { room } from '../room.ts';

export const privacyWords = room({
  title: { en: 'Privacy', ms: 'Privasi', zh: '隐私' },
  lead: {
    en: (operator: string) => `What this installation stores, and why. ${operator}`,
    ms: (operator) => `Apa yang disimpan oleh pemasangan ini, dan sebabnya. ${operator}`,
    zh: (operator) => `本服务存储哪些资料及其原因。${operator}`,
  },

  account: { en: 'Your account', ms: 'Akaun anda', zh: '您的账户' },
  accountText: {
    en: 'The company name, the phone number, if you gave one, and the email address and role of each person. Emails about the account go to these addresses.',
    ms: 'Nama syarikat, nombor telefon jika anda memberikannya, serta alamat e-mel dan peranan setiap orang. E-mel tentang akaun dihantar ke alamat ini.',
    zh: '公司名称、电话号码（如您提供），以及每个人的邮箱地址和角色。有关账户的邮件会发送到这些地址。',
  },
  mailSent: {
    en: (days: number) =>
      `What an email said is deleted from the database when it is sent or given up. Its kind and times are kept for ${days} days.`,
    ms: (days) =>
      `Kandungan e-mel dipadamkan daripada pangkalan data apabila e-mel dihantar atau dihentikan. Jenis dan masanya disimpan selama ${days} hari.`,
    zh: (days) => `邮件发送或放弃发送后，其内容即从数据库删除。邮件的种类和时间保留 ${days} 天。`,
  },
  mailFiled: {
    en: (days: number) =>
      `This installation has no mail server, so each email becomes a file that the operator can read. Its kind and times are kept for ${days} days.`,
    ms: (days) =>
      `Pemasangan ini tidak mempunyai pelayan mel, jadi setiap e-mel menjadi fail yang boleh dibaca oleh pengendali. Jenis dan masanya disimpan selama ${days} hari.`,
    zh: (days) => `本服务没有邮件服务器，因此每封邮件都会存成服务商可以读取的文件。邮件的种类和时间保留 ${days} 天。`,
  },
  secrets: {
    en: 'We store only an Argon2id hash of the password and SHA-256 hashes of keys, sessions and recovery codes. The connector key, which you can download again, and the secrets of webhooks and authenticator apps are stored encrypted. Of a passkey we store its name and its public key.',
    ms: 'Kami hanya menyimpan cincangan Argon2id bagi kata laluan dan cincangan SHA-256 bagi kunci, sesi dan kod pemulihan. Kunci penyambung, yang boleh dimuat turun semula, serta rahsia webhook dan apl pengesah disimpan dengan penyulitan. Bagi kunci laluan, kami menyimpan nama dan kunci awamnya.',
    zh: '我们只保存密码的 Argon2id 哈希值，以及密钥、会话和恢复码的 SHA-256 哈希值。可以再次下载的连接器密钥，以及 Webhook 和验证器应用的密钥内容都加密保存。对于通行密钥，我们保存其名称和公钥。',
  },

  statusEmails: {
    en: (days: number) =>
      `An address that subscribes to the status page is stored with its language and time zone until it unsubscribes, or for ${days} days if it is not confirmed.`,
    ms: (days) =>
      `Alamat yang melanggan halaman status disimpan bersama bahasa dan zon masanya sehingga langganan ditamatkan, atau selama ${days} hari jika tidak disahkan.`,
    zh: (days) => `订阅状态页面的地址会连同其语言和时区一并保存，直到取消订阅；未确认的地址保存 ${days} 天。`,
  },

  commands: { en: 'Commands', ms: 'Arahan', zh: '指令' },
  commandsText: {
    en: (code: Link) =>
      html`Each command with its payload, its result, its files, its times and the key or person that sent it. They can contain personal data of your customers and suppliers. They are stored so that a repeated ${code('commandId')} always returns its result.`,
    ms: (code) =>
      html`Setiap arahan dengan muatan, hasil, fail, masa serta kunci atau orang yang menghantarnya. Arahan boleh mengandungi data peribadi pelanggan dan pembekal anda. Arahan disimpan supaya ${code('commandId')} yang diulang sentiasa memulangkan hasilnya.`,
    zh: (code) =>
      html`每条指令及其内容、结果、文件、时间，以及发送它的密钥或人员。其中可能包含您的客户和供应商的个人资料。保存它们是为了让重复的 ${code('commandId')} 始终返回其结果。`,
  },

  book: { en: 'Your account book', ms: 'Buku akaun anda', zh: '您的账套' },
  bookText: {
    en: 'The book stays on your machine. Payloads, results and files of commands leave it. The connector also reports the name and the operating system of its machine, its build, the names and states of its account books, and how many e-invoices are on the way. Sandbox books are on the server.',
    ms: 'Buku kekal pada komputer anda. Muatan, hasil dan fail arahan keluar daripadanya. Penyambung juga melaporkan nama dan sistem pengendalian komputernya, binaannya, nama dan keadaan buku akaunnya, serta bilangan e-Invois yang sedang dihantar. Buku kotak pasir berada pada pelayan.',
    zh: '账套留在您的电脑上，指令的内容、结果和文件会离开。连接器还会报告其电脑的名称和操作系统、其版本、各账套的名称和状态，以及正在发送的电子发票数量。沙盒账套位于服务器上。',
  },
  changesText: {
    en: (changes: Link) =>
      html`If you switch on ${changes('Changes')} for a book, the connector also sends the kind, the number or code, and the time of each document and record that changes in it, whoever changes it. Amounts and names stay in the book.`,
    ms: (changes) =>
      html`Jika anda menghidupkan ${changes('Perubahan')} bagi sesebuah buku, penyambung turut menghantar jenis, nombor atau kod, dan masa bagi setiap dokumen dan rekod yang berubah di dalamnya, tidak kira siapa yang mengubahnya. Amaun dan nama kekal dalam buku.`,
    zh: (changes) =>
      html`如果您为账套开启${changes('变更')}，无论由谁更改，连接器还会发送每份变更的单据和记录的种类、编号或代码以及时间。金额和名称留在账套中。`,
  },
  answersText: {
    en: (books: Link, days: number) =>
      html`What the pages of ${books('Your books')} showed last is stored encrypted for at most ${days} days, so that they have figures while the machine is off.`,
    ms: (books, days) =>
      html`Apa yang terakhir ditunjukkan oleh halaman ${books('Buku anda')} disimpan secara disulitkan selama ${days} hari paling lama, supaya angkanya ada semasa komputer dimatikan.`,
    zh: (books, days) => html`${books('您的账套')}各页面最近显示的内容以加密方式保存，最多 ${days} 天，以便电脑关机时仍有数据。`,
  },

  addresses: { en: 'Internet addresses', ms: 'Alamat internet', zh: '网络地址' },
  addressesIntro: {
    en: 'The address that you connect from is used in these ways:',
    ms: 'Alamat yang anda gunakan untuk menyambung digunakan seperti berikut:',
    zh: '您连接时使用的地址用于以下用途：',
  },
  addressCounted: {
    en: 'To limit sign-ups, logins, password resets, pairing codes and subscriptions to the status, its SHA-256 hash is counted and stored for up to an hour.',
    ms: 'Untuk mengehadkan pendaftaran, log masuk, penetapan semula kata laluan, kod gandingan dan langganan status, cincangan SHA-256 alamat itu dikira dan disimpan sehingga satu jam.',
    zh: '为限制注册、登录、重设密码、配对码和状态订阅的次数，会统计其 SHA-256 哈希值，最多保存一小时。',
  },
  addressKnown: {
    en: (days: number) =>
      `After a login, a SHA-256 hash of the address and the person is stored for ${days} days, so that wrong passwords of others do not lock you out.`,
    ms: (days) =>
      `Selepas log masuk, cincangan SHA-256 bagi alamat dan orang itu disimpan selama ${days} hari, supaya kata laluan salah oleh orang lain tidak menyekat anda.`,
    zh: (days) => `登录后，地址与人员的 SHA-256 哈希值保存 ${days} 天，以免他人输错密码导致您被锁定。`,
  },
  addressPairing: {
    en: (minutes: number) =>
      `When a program asks for a pairing code, its address is shown to the person who approves it, and stored for the ${minutes} minutes that the code is valid.`,
    ms: (minutes) =>
      `Apabila program meminta kod gandingan, alamatnya ditunjukkan kepada orang yang meluluskannya, dan disimpan selama ${minutes} minit tempoh sah kod itu.`,
    zh: (minutes) => `程序请求配对码时，其地址会显示给批准的人，并在配对码有效的 ${minutes} 分钟内保存。`,
  },
  addressMailed: {
    en: 'The email about a login from a new device names the address.',
    ms: 'E-mel tentang log masuk daripada peranti baharu menyatakan alamat itu.',
    zh: '新设备登录的通知邮件会写明该地址。',
  },
  addressOfKey: {
    en: 'An app key can be limited to addresses that you enter. They are stored with the key.',
    ms: 'Kunci apl boleh dihadkan kepada alamat yang anda masukkan. Alamat itu disimpan bersama kunci.',
    zh: '应用密钥可以限定于您输入的地址，这些地址与密钥一并保存。',
  },
  addressNetwork: {
    en: 'Of an IPv6 address only the network of 64 bits is counted.',
    ms: 'Bagi alamat IPv6, hanya rangkaian 64 bit dikira.',
    zh: 'IPv6 地址只统计其 64 位网络部分。',
  },

  logs: { en: 'Logs and counts', ms: 'Log dan kiraan', zh: '日志和统计' },
  logsText: {
    en: (usageDays: number, rejectedDays: number) =>
      `The log has the request number, method, path, status and error code of rejected requests. Keys, passwords, cookies, payloads, results and internet addresses are never written to it. Usage is counted by day for ${usageDays} days, and rejected requests of your keys for ${rejectedDays} days. The access log of your account records logins and every change of access, with its time and the person.`,
    ms: (usageDays, rejectedDays) =>
      `Log mengandungi nombor permintaan, kaedah, laluan, status dan kod ralat bagi permintaan yang ditolak. Kunci, kata laluan, kuki, muatan, hasil dan alamat internet tidak sekali-kali ditulis ke dalamnya. Penggunaan dikira mengikut hari selama ${usageDays} hari, dan permintaan kunci anda yang ditolak selama ${rejectedDays} hari. Log akses akaun anda merekod log masuk dan setiap perubahan akses, dengan masa dan orangnya.`,
    zh: (usageDays, rejectedDays) =>
      `日志记录被拒绝请求的编号、方法、路径、状态和错误代码，绝不写入密钥、密码、Cookie、指令内容、结果或网络地址。用量按天统计并保留 ${usageDays} 天，您的密钥被拒绝的请求保留 ${rejectedDays} 天。账户的访问日志记录登录和每次访问权限的变更，包括时间和人员。`,
  },

  whoSees: { en: 'Who can see your data', ms: 'Siapa yang boleh melihat data anda', zh: '谁能看到您的数据' },
  whoSeesText: {
    en: 'You and the people of your team, as far as their roles allow; programs with your keys, as far as their rights allow; receivers of your webhooks; and the operator. If the owner of an account book chooses it, the connector sends e-invoices from its machine to MyInvois of the tax authority; the client secret and the signing key stay on that machine. This software does not sell or share data.',
    ms: 'Anda dan ahli pasukan anda, setakat yang dibenarkan oleh peranan mereka; program dengan kunci anda, setakat haknya; penerima webhook anda; dan pengendali. Jika pemilik buku akaun memilihnya, penyambung menghantar e-Invois dari komputernya ke MyInvois pihak berkuasa cukai; rahsia klien dan kunci tandatangan kekal di komputer itu. Perisian ini tidak menjual atau berkongsi data.',
    zh: '您和您的团队成员（视角色而定）、持有您密钥的程序（视权限而定）、您的 Webhook 接收方，以及服务商。如账套的所有者选择，连接器会把电子发票从其电脑发送到税务机关的 MyInvois；客户端密钥和签名私钥留在该电脑上。本软件不出售或分享数据。',
  },

  paymentService: {
    en: 'Plans are paid for through Stripe. It gets the company name, its email address and the tenantId, and what you enter on its pages, such as your card. This service stores the id of the customer and of the subscription there, its plan and its dates, and never sees the card.',
    ms: 'Pelan dibayar melalui Stripe. Stripe menerima nama syarikat, alamat e-melnya dan tenantId, serta apa yang anda masukkan di halamannya, seperti kad anda. Perkhidmatan ini menyimpan ID pelanggan dan langganan di sana, pelan dan tarikhnya, dan tidak melihat kad.',
    zh: '方案通过 Stripe 付款。Stripe 会得到公司名称、其邮箱地址和 tenantId，以及您在其页面输入的内容，例如银行卡。本服务只保存该处的客户编号和订阅编号、方案和日期，不会看到银行卡。',
  },

  howLong: { en: 'How long it is stored', ms: 'Tempoh penyimpanan', zh: '保存多久' },
  howLongText: {
    en: (daysMin: number, yearsMax: number, eventDays: number) =>
      `Payloads, results and files are stored forever, unless an owner or admin chooses a time between ${daysMin} days and ${yearsMax} years. Ids, statuses and errors of commands stay as long as the company. Events and webhook deliveries are kept for ${eventDays === 1 ? '1 day' : `${eventDays} days`}. When a company is erased, everything above is removed, with people who belong to no other company. Backups of the operator can contain it for longer.`,
    ms: (daysMin, yearsMax, eventDays) =>
      `Muatan, hasil dan fail disimpan selama-lamanya, melainkan pemilik atau pentadbir memilih tempoh antara ${daysMin} hari dan ${yearsMax} tahun. ID, status dan ralat arahan kekal selagi syarikat ada. Peristiwa dan penghantaran webhook disimpan selama ${eventDays} hari. Apabila syarikat dipadamkan, semua di atas dibuang, termasuk orang yang tidak menyertai syarikat lain. Sandaran pengendali boleh menyimpannya lebih lama.`,
    zh: (daysMin, yearsMax, eventDays) =>
      `指令的内容、结果和文件永久保存，除非所有者或管理员选择 ${daysMin} 天至 ${yearsMax} 年之间的期限。指令的编号、状态和错误与公司同在。事件和 Webhook 发送记录保留 ${eventDays} 天。公司被清除时，以上所有内容都会移除，包括不属于其他公司的人员。服务商的备份可能会保留更久。`,
  },

  yourself: { en: 'What you can do yourself', ms: 'Apa yang boleh anda lakukan sendiri', zh: '您可以自行处理的事项' },
  copyData: {
    en: (strong: Link, data: Link) =>
      html`Get a copy: ${strong('Export everything')} under ${data('Your data')} is one ZIP file of commands, results, files, events and the access log. Owners and admins can download it.`,
    ms: (strong, data) =>
      html`Dapatkan salinan: ${strong('Eksport semuanya')} di bawah ${data('Data anda')} ialah satu fail ZIP yang mengandungi arahan, hasil, fail, peristiwa dan log akses. Pemilik dan pentadbir boleh memuat turunnya.`,
    zh: (strong, data) =>
      html`取得副本：${data('您的数据')}下的${strong('导出全部数据')}是一个 ZIP 文件，包含指令、结果、文件、事件和访问日志。所有者和管理员可以下载。`,
  },
  chooseTime: {
    en: (strong: Link, data: Link) =>
      html`Choose how long data is kept: ${strong('How long data is kept')} under ${data('Your data')}.`,
    ms: (strong, data) => html`Pilih tempoh penyimpanan: ${strong('Tempoh simpanan data')} di bawah ${data('Data anda')}.`,
    zh: (strong, data) => html`选择保存期限：${data('您的数据')}下的${strong('数据保留时间')}。`,
  },
  erase: {
    en: (data: Link, days: number) =>
      html`Erase the company: an owner can do so under ${data('Your data')}. Keys stop at once, and after ${days} days everything is removed.`,
    ms: (data, days) =>
      html`Padamkan syarikat: pemilik boleh melakukannya di bawah ${data('Data anda')}. Kunci berhenti serta-merta, dan selepas ${days} hari segalanya dibuang.`,
    zh: (data, days) => html`清除公司：所有者可在${data('您的数据')}下操作。密钥立即停用，${days} 天后移除全部内容。`,
  },
  changeLogin: {
    en: (account: Link) => html`Change your email address or your password: under ${account('Account')}.`,
    ms: (account) => html`Tukar alamat e-mel atau kata laluan anda: di bawah ${account('Akaun')}.`,
    zh: (account) => html`更改邮箱地址或密码：在${account('账户')}下。`,
  },
  leave: {
    en: (team: Link) => html`Leave a company, or remove a person: under ${team('Team')}.`,
    ms: (team) => html`Keluar daripada syarikat, atau keluarkan seseorang: di bawah ${team('Pasukan')}.`,
    zh: (team) => html`退出公司或移除人员：在${team('团队')}下。`,
  },
  anythingElse: {
    en: (contact: Link) => html`For anything else, ${contact('contact the operator')}.`,
    ms: (contact) => html`Untuk perkara lain, ${contact('hubungi pengendali')}.`,
    zh: (contact) => html`其他事项，请${contact('联系服务商')}。`,
  },
});
