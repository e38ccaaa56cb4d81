import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { type MailServer, type MailServerRules, openMailServer, smtpError } from '../../testing/mail-server.ts';
import { readMail } from '../../testing/read-mail.ts';
import { testPassword } from '../../testing/test-cloud.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../testing/test-server.ts';
import { StoreUnavailable } from '../store/store.ts';
import { silentLog } from '../system/log.ts';
import type { MailSender } from '../system/mail-sender.ts';
import { FolderSender } from './folder-sender.ts';
import { Mailer } from './mailer.ts';
import { SmtpSender } from './smtp-sender.ts';

const FROM = { name: 'Ledgerline', address: 'ledgerline@example.com' };

describe('mails', () => {
  let server: TestServer;
  let mailServer: MailServer;
  let mailer: Mailer;
  const rules: MailServerRules = {};

  before(async () => {
    server = await openTestServer();
    mailServer = await openMailServer(rules);
    mailer = mailerWith(new SmtpSender(mailServer.url, FROM));
  });
  after(async () => {
    await mailer.stop();
    await mailServer.close();
    await server.close();
  });

  const mailerWith = (sender: MailSender): Mailer => new Mailer(server.context, sender, silentLog());
  const mailsTo = ({ signUp }: TestTenant) =>
    mailServer.mails.filter(
      ({ recipients, headers }) => recipients.includes(signUp.tenant.email) && headers.subject === 'Your password was changed',
    );

  /** A tenant that has just changed its password, and so has a mail on the way. */
  async function tenantWithMail(): Promise<TestTenant> {
    const home = await server.newcomer();
    await mailer.look();
    const body = { currentPassword: testPassword, newPassword: 'another horse' };
    const changed = await server.call('POST', '/app/password', { headers: { cookie: home.cookie }, body });
    assert.equal(changed.statusCode, 200, changed.body);
    return home;
  }

  it('a changed password is reported to the owner, as text and as HTML, once', async () => {
    const home = await tenantWithMail();
    await mailer.look();
    server.time.advance(DAY_MS);
    await mailer.look();
    const [mail, ...more] = mailsTo(home);
    assert.equal(more.length, 0);
    assert.deepEqual(mail?.recipients, [home.signUp.tenant.email]);
    const { headers, text, html } = mail ?? { headers: {}, text: '', html: '' };
    assert.equal(headers.subject, 'Your password was changed');
    assert.equal(headers.from, 'Ledgerline <ledgerline@example.com>');
    assert.equal(headers['auto-submitted'], 'auto-generated');
    assert.match(headers['message-id'] ?? '', /^<mail_[0-9a-f]{20}@127\.0\.0\.1>$/);
    assert.match(headers['content-type'] ?? '', /^multipart\/alternative/);
    assert.match(text, /^Your password was changed\n=+\n/);
    for (const body of [text, html]) {
      assert.ok(body.includes(`account of ${home.signUp.tenant.companyName}`));
      assert.ok(body.includes('http://127.0.0.1:8080/portal/account'));
    }
    assert.ok(text.split('\n').every((line) => line.length <= 78));
  });

  it('a rejected attempt is repeated with the same Message-ID when the wait is over', async () => {
    const home = await tenantWithMail();
    const attempts: string[] = [];
    rules.message = ({ headers }) => {
      attempts.push(headers['message-id'] ?? '');
      return attempts.length === 1 ? smtpError(451, 'Try later') : null;
    };
    await mailer.look();
    assert.equal(mailsTo(home).length, 0);
    await mailer.look();
    assert.equal(attempts.length, 1, 'not before the wait is over');
    server.time.advance(10 * SECOND_MS);
    await mailer.look();
    delete rules.message;
    assert.equal(mailsTo(home).length, 1);
    assert.equal(new Set(attempts).size, 1);
  });

  it('an address that the server does not know is given up at once; a server that is away is not', async () => {
    const home = await tenantWithMail();
    rules.recipient = () => smtpError(550, 'No such mailbox');
    const failedBefore = mailer.counts.failed;
    await mailer.look();
    delete rules.recipient;
    server.time.advance(DAY_MS);
    await mailer.look();
    assert.equal(mailsTo(home).length, 0);
    assert.equal(mailer.counts.failed, failedBefore + 1);
    const entries = await server.context.store.audits({ tenantId: home.tenantId, limit: 1 });
    assert.deepEqual([entries[0]?.action, entries[0]?.actor], ['mail.failed', 'system']);

    const patient = await tenantWithMail();
    await mailerWith(new SmtpSender('smtp://127.0.0.1:1', FROM)).look();
    server.time.advance(MINUTE_MS);
    await mailer.look();
    assert.equal(mailsTo(patient).length, 1);
  });

  it('a mail that was sent while the store went away is marked later and not sent again', async () => {
    const home = await tenantWithMail();
    const { store } = server.context;
    let failures = 1;
    const context = {
      ...server.context,
      store: {
        ...store,
        recordMail: async (record: Parameters<typeof store.recordMail>[0]) => {
          failures -= 1;
          if (failures >= 0) throw new StoreUnavailable(new Error('disk full'));
          return store.recordMail(record);
        },
      },
    };
    const unlucky = new Mailer(context, new SmtpSender(mailServer.url, FROM), silentLog());
    await unlucky.look();
    assert.equal((await store.mailStatistics()).waiting, 1);
    await unlucky.look();
    assert.equal((await store.mailStatistics()).waiting, 0);
    assert.equal(mailsTo(home).length, 1);
  });

  it('without a mail server each mail becomes one file that only its owner can read', async () => {
    const home = await tenantWithMail();
    const folder = join(server.context.config.dataDirectory, 'outbox');
    await mailerWith(new FolderSender(folder, FROM)).look();
    const files = readdirSync(folder);
    assert.equal(files.length, 1);
    assert.match(files[0] ?? '', /^mail_[0-9a-f]{20}\.eml$/);
    const { headers, text } = readMail(readFileSync(join(folder, files[0] ?? ''), 'utf8'));
    assert.equal(headers.to, home.signUp.tenant.email);
    assert.match(text, /^Your password was changed/);
  });
});
