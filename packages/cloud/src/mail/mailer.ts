/**
 * Sends the mails that wait in the store. A mail is leased to one node, and marked when the server has accepted it. If the node crashes before that, the
 * mail is sent again under the same Message-ID.
 */

import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { DEFAULT_READER, locales } from '@ledgerline/words';
import { mailSecretPurpose } from '../account/login/mail.ts';
import type { LeasedMail, MailOutcome } from '../store/stored-mail.ts';
import type { Timer } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import type { Logger } from '../system/log.ts';
import type { MailSender, OutgoingMail, SendOutcome } from '../system/mail-sender.ts';
import { waitAfter } from '../system/pace/retry-wait.ts';
import { randomId } from '../system/randomness.ts';
import { oneLine } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { letterOf } from './mail-kinds.ts';

const LOOK_EVERY_MS = SECOND_MS;
/** Longer than any attempt takes: each step of one has its own time limit. */
const LEASE_MS = 5 * MINUTE_MS;
const MAILS_AT_A_TIME = 8;
/** The node of an embedded database. It is the only one, so after a crash it continues with the leases it had. */
const ONLY_NODE = 'mailer';

export class Mailer {
  readonly #context: Context;
  readonly #sender: MailSender;
  readonly #log: Logger;
  readonly #owner: string;
  readonly #counts = { sent: 0, retried: 0, failed: 0 };
  readonly #unmarked = new Map<string, MailOutcome>();
  #everySecond: Timer | null = null;
  #underWay: Promise<void> | null = null;
  #isStopped = false;

  constructor(context: Context, sender: MailSender, log: Logger) {
    this.#context = context;
    this.#sender = sender;
    this.#log = log;
    this.#owner = context.config.databaseUrl === null ? ONLY_NODE : randomId(context.randomness, 'mailer');
  }

  start(): void {
    this.#everySecond = this.#context.timers.every(LOOK_EVERY_MS, () => void this.look());
    void this.look();
  }

  get counts(): Readonly<Record<MailOutcome['kind'], number>> {
    return this.#counts;
  }

  /** Sends what is due. One look at a time; resolves when nothing is being sent. */
  look(): Promise<void> {
    this.#underWay ??= this.#sendDue()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'looking for mails failed and will be retried'))
      .finally(() => {
        this.#underWay = null;
      });
    return this.#underWay;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#everySecond?.cancel();
    await this.#underWay;
  }

  async #sendDue(): Promise<void> {
    while (!this.#isStopped) {
      const mails = await this.#context.store.takeMails({ owner: this.#owner, leaseMs: LEASE_MS, limit: MAILS_AT_A_TIME });
      if (mails.length === 0) return;
      await Promise.all(mails.map((mail) => this.#sendOne(mail)));
    }
  }

  /** A mail that was sent and could not be marked, because the store was away, is only marked when it is leased again. */
  async #sendOne(mail: LeasedMail): Promise<void> {
    const { mailId, tenantId, facts } = mail;
    const outcome = this.#unmarked.get(mailId) ?? this.#outcomeOf(await this.#attempt(mail), mail.attempt + 1);
    this.#unmarked.set(mailId, outcome);
    const action = outcome.kind === 'sent' ? 'mail.sent' : 'mail.failed';
    const audit = { tenantId, actor: 'system', action, subject: facts.kind, requestId: mailId };
    await this.#context.store.recordMail({ mailId, owner: this.#owner, outcome, audit });
    this.#unmarked.delete(mailId);
    this.#counts[outcome.kind] += 1;
    if (outcome.kind === 'retried')
      this.#log.warn({ mailId, error: outcome.error }, 'a mail could not be sent and will be retried');
    if (outcome.kind === 'failed') this.#log.error({ mailId, error: outcome.error }, 'a mail could not be sent and is given up');
  }

  /** A mail whose secret was sealed with another key cannot be written. */
  async #attempt(mail: LeasedMail): Promise<SendOutcome> {
    let written: OutgoingMail;
    try {
      written = this.#written(mail);
    } catch (error) {
      return { kind: 'failed', error: error instanceof Error ? error.message : String(error), isFinal: true };
    }
    return this.#sender.send(written);
  }

  #outcomeOf(sent: SendOutcome, attempt: number): MailOutcome {
    if (sent.kind === 'sent') return sent;
    const waitMs = sent.isFinal ? null : waitAfter(attempt, null, this.#context.randomness);
    return waitMs === null ? { kind: 'failed', error: sent.error } : { kind: 'retried', waitMs, error: sent.error };
  }

  #written({ mailId, recipient, facts, reader, secretSealed, createdAt }: LeasedMail): OutgoingMail {
    const { config, seal } = this.#context;
    const token = secretSealed === null ? null : seal.open(secretSealed, mailSecretPurpose(mailId));
    const language = reader.language ?? DEFAULT_READER.language;
    const zone = reader.zone ?? DEFAULT_READER.zone;
    const { letter, reason } = letterOf(facts, { baseUrl: config.baseUrl, token, reader: { language, zone } });
    const frame = { ...config, language, reason };
    return {
      messageId: `${mailId}@${new URL(config.baseUrl).hostname}`,
      recipient,
      subject: oneLine(letter.subject),
      lang: locales[language],
      text: letterText(letter, frame),
      html: letterHtml(letter, frame),
      writtenAt: createdAt,
      ...(letter.unsubscribe !== undefined && { unsubscribe: letter.unsubscribe }),
    };
  }
}
