/** Sends mails to an SMTP server, one connection for each: a mail is never queued or sent again behind our back. */

import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer/lib/errors';
import type { MailSender, OutgoingMail, SendOutcome } from '../system/mail-sender.ts';
import { messageOf, type Sender } from './message.ts';

const CONNECT_MS_MAX = 10_000;
/** Timeout of one SMTP command; a mail takes several of them. */
const SILENCE_MS_MAX = 20_000;
const ERROR_CHARACTERS_MAX = 300;
const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export class SmtpSender implements MailSender {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: Sender;

  constructor(smtpUrl: string, from: Sender) {
    const url = new URL(smtpUrl);
    const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    this.#from = from;
    this.#transport = createTransport({
      host: url.hostname.replaceAll(/[[\]]/g, ''),
      ...(url.port !== '' && { port: Number(url.port) }),
      secure: url.protocol === 'smtps:',
      // A password never leaves this machine in clear text.
      requireTLS: user !== '' && !THIS_MACHINE.test(url.hostname),
      ...(user !== '' && { auth: { user, pass } }),
      connectionTimeout: CONNECT_MS_MAX,
      greetingTimeout: CONNECT_MS_MAX,
      dnsTimeout: CONNECT_MS_MAX,
      socketTimeout: SILENCE_MS_MAX,
    });
  }

  async send(mail: OutgoingMail): Promise<SendOutcome> {
    try {
      await this.#transport.sendMail(messageOf(mail, this.#from));
      return { kind: 'sent' };
    } catch (reason) {
      const { message, code, permanent } = reason as NodemailerError;
      // Problems of the account or the sender must be fixed by the operator, after which the mail is sent.
      const isFinal = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
      return { kind: 'failed', error: message.slice(0, ERROR_CHARACTERS_MAX), isFinal };
    }
  }
}
