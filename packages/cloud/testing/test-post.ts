/** A mail server and the mailer that sends to it, for the server of a test. */

import assert from 'node:assert/strict';
import { Mailer } from '../src/mail/mailer.ts';
import { SmtpSender } from '../src/mail/smtp-sender.ts';
import type { Context } from '../src/system/context.ts';
import { silentLog } from '../src/system/log.ts';
import { type MailServer, openMailServer, type ReceivedMail } from './mail-server.ts';

export class TestPost {
  readonly #server: MailServer;
  readonly #mailer: Mailer;

  static async open(context: Context): Promise<TestPost> {
    return new TestPost(context, await openMailServer());
  }

  constructor(context: Context, server: MailServer) {
    this.#server = server;
    const from = { name: 'Ledgerline', address: 'ledgerline@example.com' };
    this.#mailer = new Mailer(context, new SmtpSender(server.url, from), silentLog());
  }

  /** Sends what waits; all mails that an address has ever got, or those with a subject. */
  async mailsTo(address: string, subject?: string): Promise<readonly ReceivedMail[]> {
    await this.#mailer.look();
    return this.#server.mails.filter(
      ({ recipients, headers }) => recipients.includes(address) && (subject === undefined || headers.subject === subject),
    );
  }

  /** The token in the link of the newest mail to an address with a subject. */
  async tokenFor(address: string, subject: string): Promise<string> {
    const newest = (await this.mailsTo(address, subject)).at(-1);
    const token = /#([\w-]{43})$/m.exec(newest?.text ?? '')?.[1];
    assert.ok(token, `${address} has a mail “${subject}” with a link`);
    assert.ok(newest?.html.includes(`#${token}"`), 'the button has the same link');
    return token;
  }

  async close(): Promise<void> {
    await this.#mailer.stop();
    await this.#server.close();
  }
}
