/** A real SMTP server that keeps what it is sent. For tests. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from './read-mail.ts';

export interface ReceivedMail extends ReadMail {
  readonly raw: string;
  readonly recipients: readonly string[];
}

/** What the server does with a mail or a recipient; an error is its response, with the code of the error. */
export interface MailServerRules {
  recipient?: (address: string) => Error | null;
  /** Runs before the server says that it has taken the mail. */
  message?: (mail: ReceivedMail) => Error | null | Promise<Error | null>;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

export const smtpError = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

export async function openMailServer(rules: MailServerRules = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(rules.recipient?.(address) ?? null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { ...readMail(raw), raw, recipients };
        const error = (await rules.message?.(mail)) ?? null;
        if (error === null) mails.push(mail);
        done(error);
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
