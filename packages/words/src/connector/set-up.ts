/** What is wrong with the files that set a connector up, and with a book that is created or added. */

import { sentences } from '../sentence.ts';

export const setUpSentences = sentences('setUp', {
  noConfig: {
    en: (path: string) =>
      `${path} is missing or cannot be read. Run "ledgerline-connector pair", or download connector-config.json in the portal and put it there.`,
    ms: (path) =>
      `${path} tiada atau tidak dapat dibaca. Jalankan "ledgerline-connector pair", atau muat turun connector-config.json di portal dan letakkan di situ.`,
    zh: (path) =>
      `${path} 不存在或无法读取。请运行 "ledgerline-connector pair"，或在门户中下载 connector-config.json 并放在该位置。`,
  },
  noCompanies: {
    en: (path: string) =>
      `${path} is missing or cannot be read. It lists the account books. Create the first one with "ledgerline-connector new-book".`,
    ms: (path) =>
      `${path} tiada atau tidak dapat dibaca. Fail itu menyenaraikan buku akaun. Cipta yang pertama dengan "ledgerline-connector new-book".`,
    zh: (path) => `${path} 不存在或无法读取。该文件列出账套。请用 "ledgerline-connector new-book" 创建第一个。`,
  },
  notObject: {
    en: (path: string) => `${path} must contain a JSON object.`,
    ms: (path) => `${path} mesti mengandungi objek JSON.`,
    zh: (path) => `${path} 必须包含一个 JSON 对象。`,
  },
  notJson: {
    en: (path: string) => `${path} is not valid JSON.`,
    ms: (path) => `${path} bukan JSON yang sah.`,
    zh: (path) => `${path} 不是有效的 JSON。`,
  },
  /** A problem within a file. */
  inFile: {
    en: (path: string, problem: string) => `${path}: ${problem}`,
    ms: (path, problem) => `${path}: ${problem}`,
    zh: (path, problem) => `${path}：${problem}`,
  },
  keyOfOtherMachine: {
    en: 'the connector key was sealed on another machine. Run "ledgerline-connector pair" on this one.',
    ms: 'kunci penyambung dimeterai pada komputer lain. Jalankan "ledgerline-connector pair" pada komputer ini.',
    zh: '连接器密钥是在另一台电脑上加密的。请在本机运行 "ledgerline-connector pair"。',
  },
  connectorIdInvalid: {
    en: 'connectorId is missing or invalid.',
    ms: 'connectorId tiada atau tidak sah.',
    zh: 'connectorId 缺失或无效。',
  },
  connectorKeyMissing: { en: 'connectorKey is missing.', ms: 'connectorKey tiada.', zh: '缺少 connectorKey。' },
  cloudUrlInvalid: {
    en: 'cloudUrl must be an http or https address.',
    ms: 'cloudUrl mestilah alamat http atau https.',
    zh: 'cloudUrl 必须是 http 或 https 地址。',
  },
  companiesNotArray: {
    en: 'companies must be an array.',
    ms: 'companies mestilah tatasusunan.',
    zh: 'companies 必须是数组。',
  },
  companyNotObject: {
    en: (index: number) => `companies[${index}] is not an object.`,
    ms: (index) => `companies[${index}] bukan objek.`,
    zh: (index) => `companies[${index}] 不是对象。`,
  },
  companyIdInvalid: {
    en: (index: number) => `companies[${index}] has an invalid companyId.`,
    ms: (index) => `companies[${index}] mempunyai companyId yang tidak sah.`,
    zh: (index) => `companies[${index}] 的 companyId 无效。`,
  },
  companyNameInvalid: {
    en: (index: number) => `companies[${index}] needs a name of 1 to 200 characters.`,
    ms: (index) => `companies[${index}] memerlukan nama 1 hingga 200 aksara.`,
    zh: (index) => `companies[${index}] 需要 1 到 200 个字符的名称。`,
  },
  companyDriverMissing: {
    en: (index: number) => `companies[${index}] needs a driver, such as embedded.`,
    ms: (index) => `companies[${index}] memerlukan pemacu, seperti embedded.`,
    zh: (index) => `companies[${index}] 需要驱动程序，例如 embedded。`,
  },
  companySettingsInvalid: {
    en: (index: number) => `companies[${index}] has settings that are not an object.`,
    ms: (index) => `companies[${index}] mempunyai settings yang bukan objek.`,
    zh: (index) => `companies[${index}] 的 settings 不是对象。`,
  },
  companyListedTwice: {
    en: (companyId: string) => `${companyId} is listed twice.`,
    ms: (companyId) => `${companyId} disenaraikan dua kali.`,
    zh: (companyId) => `${companyId} 列出了两次。`,
  },
  updatesInvalid: {
    en: 'updates must be "auto" or "off".',
    ms: 'updates mesti "auto" atau "off".',
    zh: 'updates 必须是 "auto" 或 "off"。',
  },
  hoursInvalid: {
    en: 'hours must be two times such as "01:00-05:00".',
    ms: 'hours mesti dua waktu seperti "01:00-05:00".',
    zh: 'hours 必须是两个时间，例如 "01:00-05:00"。',
  },
  pairingExpired: {
    en: 'The code expired before it was confirmed. Start again to get a new one.',
    ms: 'Kod tamat tempoh sebelum disahkan. Mulakan semula untuk mendapatkan kod baharu.',
    zh: '代码在确认之前已过期。请重新开始以获取新代码。',
  },
  pairingUnusable: {
    en: (problem: string) => `The cloud sent no usable configuration. ${problem}`,
    ms: (problem) => `Awan tidak menghantar konfigurasi yang boleh digunakan. ${problem}`,
    zh: (problem) => `云端没有发送可用的配置。${problem}`,
  },
  pathInvalid: {
    en: 'settings.path must be a file name.',
    ms: 'settings.path mestilah nama fail.',
    zh: 'settings.path 必须是文件名。',
  },
  templateInvalid: {
    en: (templates: readonly string[]) => `settings.template must be one of ${templates.join(', ')}.`,
    ms: (templates) => `settings.template mestilah salah satu daripada ${templates.join(', ')}.`,
    zh: (templates) => `settings.template 必须是 ${templates.join('、')} 之一。`,
  },
  companyInvalid: {
    en: 'settings.company must be an object.',
    ms: 'settings.company mestilah objek.',
    zh: 'settings.company 必须是对象。',
  },
  bookAbsent: {
    en: (path: string, companyId: string) =>
      `The account book at ${path} does not exist. Create it with "ledgerline-connector new-book --company ${companyId}".`,
    ms: (path, companyId) =>
      `Buku akaun di ${path} tidak wujud. Cipta buku itu dengan "ledgerline-connector new-book --company ${companyId}".`,
    zh: (path, companyId) => `${path} 处的账套不存在。请用 "ledgerline-connector new-book --company ${companyId}" 创建。`,
  },
  bookLost: {
    en: (path: string, marker: string) =>
      `The account book at ${path} was created but is no longer there. Restore it from a backup. To create a new one, delete ${marker}.`,
    ms: (path, marker) =>
      `Buku akaun di ${path} telah dicipta tetapi tiada lagi di situ. Pulihkan buku itu daripada sandaran. Untuk mencipta yang baharu, padam ${marker}.`,
    zh: (path, marker) => `${path} 处的账套曾经创建，但已不在。请从备份恢复。要创建新账套，请删除 ${marker}。`,
  },
  bookOfOtherMachine: {
    en: (companyId: string, known: string) => `${companyId} is not an account book of this machine. Its account books: ${known}.`,
    ms: (companyId, known) => `${companyId} bukan buku akaun komputer ini. Buku akaunnya: ${known}.`,
    zh: (companyId, known) => `${companyId} 不是本机的账套。本机的账套：${known}。`,
  },
  noBook: { en: 'none', ms: 'tiada', zh: '无' },
  bookNotEmbedded: {
    en: (companyId: string) => `${companyId} is not an embedded account book. Set it up in its own package.`,
    ms: (companyId) => `${companyId} bukan buku akaun terbina dalam. Sediakan buku itu dalam pakejnya sendiri.`,
    zh: (companyId) => `${companyId} 不是内置账套。请在其会计软件中设置。`,
  },
  bookNotCreated: {
    en: (path: string) => `The account book at ${path} does not exist yet.`,
    ms: (path) => `Buku akaun di ${path} belum wujud.`,
    zh: (path) => `${path} 处的账套尚不存在。`,
  },
  newIdInvalid: {
    en: '--company must have 1 to 64 letters, digits, dots, underscores or hyphens, and cannot be only dots.',
    ms: '--company mesti mempunyai 1 hingga 64 huruf, digit, titik, garis bawah atau sengkang, dan tidak boleh hanya titik.',
    zh: '--company 必须有 1 到 64 个字母、数字、点、下划线或连字符，且不能只有点。',
  },
  newIdHasDriver: {
    en: (companyId: string, file: string, driver: string) =>
      `${companyId} is already in ${file} with the driver ${driver}. Choose another --company.`,
    ms: (companyId, file, driver) => `${companyId} sudah ada dalam ${file} dengan pemacu ${driver}. Pilih --company yang lain.`,
    zh: (companyId, file, driver) => `${companyId} 已在 ${file} 中，驱动程序是 ${driver}。请选择其他的 --company。`,
  },
  newIdHasFile: {
    en: (companyId: string, file: string, path: string) =>
      `${companyId} is already in ${file}, with its book at ${path}. Leave --file out.`,
    ms: (companyId, file, path) => `${companyId} sudah ada dalam ${file}, dan bukunya di ${path}. Jangan beri --file.`,
    zh: (companyId, file, path) => `${companyId} 已在 ${file} 中，其账套在 ${path}。请不要指定 --file。`,
  },
  newFileExists: {
    en: (path: string) => `An account book already exists at ${path}. Choose another --company or --file.`,
    ms: (path) => `Buku akaun sudah wujud di ${path}. Pilih --company atau --file yang lain.`,
    zh: (path) => `${path} 处已有账套。请选择其他的 --company 或 --file。`,
  },
  packageCreatesNone: {
    en: (title: string) => `${title} cannot create a new book here. Create one in ${title}.`,
    ms: (title) => `${title} tidak dapat mencipta buku baharu di sini. Cipta buku dalam ${title}.`,
    zh: (title) => `${title} 无法在此创建新账套。请在 ${title} 中创建。`,
  },
  packageFileExists: {
    en: (file: string) => `${file} already exists. Leave out --new to add it.`,
    ms: (file) => `${file} sudah wujud. Jangan beri --new untuk menambahnya.`,
    zh: (file) => `${file} 已存在。要添加它，请不要指定 --new。`,
  },
  packageCreateFailed: {
    en: (reason: string) => `The book could not be created. ${reason}`.trim(),
    ms: (reason) => `Buku tidak dapat dicipta. ${reason}`.trim(),
    zh: (reason) => `无法创建账套。${reason}`,
  },
  packageCreateSlow: {
    en: (minutes: number) => `The book was not created within ${minutes} minutes. Try again when the machine is less busy.`,
    ms: (minutes) => `Buku tidak siap dicipta dalam ${minutes} minit. Cuba lagi apabila mesin kurang sibuk.`,
    zh: (minutes) => `账套未能在 ${minutes} 分钟内创建。请在机器不太繁忙时重试。`,
  },
  noFile: {
    en: (file: string) => `There is no file ${file}.`,
    ms: (file) => `Fail ${file} tidak wujud.`,
    zh: (file) => `没有文件 ${file}。`,
  },
  fileListed: {
    en: (file: string, companyId: string) => `${file} is already listed as ${companyId}.`,
    ms: (file, companyId) => `${file} sudah disenaraikan sebagai ${companyId}.`,
    zh: (file, companyId) => `${file} 已列为 ${companyId}。`,
  },
  bookUnreadable: {
    en: (reason: string) => `The book was opened, but cannot be read. ${reason}`,
    ms: (reason) => `Buku telah dibuka, tetapi tidak dapat dibaca. ${reason}`,
    zh: (reason) => `账套已打开，但无法读取。${reason}`,
  },
  addedIdInvalid: {
    en: (companyId: string) =>
      `The id of the book must have letters, digits, dots, underscores and hyphens; you sent "${companyId}".`,
    ms: (companyId) =>
      `ID buku mesti terdiri daripada huruf, digit, titik, garis bawah dan sengkang; anda menghantar "${companyId}".`,
    zh: (companyId) => `账套 id 只能有字母、数字、点、下划线和连字符；您发送的是 "${companyId}"。`,
  },
  addedIdTaken: {
    en: (companyId: string) => `The account book ${companyId} is already listed. Choose another id with --company.`,
    ms: (companyId) => `Buku akaun ${companyId} sudah disenaraikan. Pilih ID lain dengan --company.`,
    zh: (companyId) => `账套 ${companyId} 已列出。请用 --company 选择其他 id。`,
  },
});
