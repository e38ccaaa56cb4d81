/** Writes mails to a folder instead of sending them, for installations without a mail server. A mail has one file, even if it is written again. */

import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailSender, OutgoingMail, SendOutcome } from '../system/mail-sender.ts';
import { makePrivateDirectory } from '../system/secret-file.ts';
import { messageOf, type Sender } from './message.ts';

const OWNER_ONLY = 0o600;

export class FolderSender implements MailSender {
  readonly #folder: string;
  readonly #from: Sender;

  constructor(folder: string, from: Sender) {
    this.#folder = folder;
    this.#from = from;
  }

  async send(mail: OutgoingMail): Promise<SendOutcome> {
    try {
      makePrivateDirectory(this.#folder);
      // Loaded for the first mail: a cloud that sends none starts without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOf(mail, this.#from));
      const file = join(this.#folder, `${mail.messageId.split('@', 1)[0]}.eml`);
      await writeFile(`${file}.draft`, message as Buffer, { mode: OWNER_ONLY });
      await rename(`${file}.draft`, file);
      return { kind: 'sent' };
    } catch (reason) {
      return { kind: 'failed', error: reason instanceof Error ? reason.message : String(reason), isFinal: false };
    }
  }
}
