/** Every kind of mail: its subject, its sentences and its button, in the language of its reader. One declaration each; a kind without one does not compile. */

import { limits } from '@ledgerline/contract';
import { figuresOf, type Reader } from '@ledgerline/words';
import { accountMailWords } from '@ledgerline/words/mail/account';
import { companyMailWords } from '@ledgerline/words/mail/company';
import { mailReasonWords } from '@ledgerline/words/mail/frame';
import { reportMailWords } from '@ledgerline/words/mail/report';
import { statusMailWords } from '@ledgerline/words/mail/status';
import { incidentWords } from '@ledgerline/words/public/incident';
import { reportTitleWords } from '@ledgerline/words/shared/report-title';
import { roleWords } from '@ledgerline/words/shared/role';
import { wordedNotification } from '../account/notification-draft.ts';
import { turnProblemIn } from '../report/turn-problem.ts';
import type { MailFacts, MailKind, ReportMail, SecondFactor } from '../store/stored-mail.ts';
import type { Letter } from './letter.ts';

type FactsOf<Kind extends MailKind> = Extract<MailFacts, { readonly kind: Kind }>;

/** The data of a letter in addition to its facts. */
export interface LetterContext {
  readonly baseUrl: string;
  /** The token of the link; null for a mail without one. */
  readonly token: string | null;
  readonly reader: Reader;
}

/** The context with the words of its reader. */
interface Writing extends LetterContext {
  readonly account: ReturnType<typeof accountMailWords>;
  readonly company: ReturnType<typeof companyMailWords>;
}

interface Declaration<Kind extends MailKind> {
  /** A title is the subject too, unless the letter has another. */
  readonly letter: (facts: FactsOf<Kind>, writing: Writing) => Omit<Letter, 'subject'> & Partial<Pick<Letter, 'subject'>>;
  /** Why the reader gets it, as the last sentence says. */
  readonly reason: keyof ReturnType<typeof mailReasonWords>;
}

/** The audit log names a person by the address. */
const personIn = (actor: string): string => actor.replace(/^person:/, '');

const instantText = (at: number, reader: Reader): string => figuresOf(reader).instantText(at);

/** The rows that say who made a change and when. */
const changeFacts = (actor: string, at: number, { company, reader }: Writing): readonly (readonly [string, string])[] => [
  [company.by, personIn(actor).replace(/^key:.*/, () => company.programWithKey)],
  [company.when, instantText(at, reader)],
];

/** The token stays behind the `#`, which browsers send to no server and write to no log. */
const linkTo = (path: string, { baseUrl, token }: LetterContext): string => `${baseUrl}${path}#${token ?? ''}`;

/** The name of a passkey; null for an authenticator app. Mails that were queued by an earlier version have it in a phrase. */
function passkeyIn(factor: SecondFactor): string | null {
  if ('passkey' in factor) return factor.passkey;
  return /^the passkey “(.*)”$/s.exec(factor.factor)?.[1] ?? null;
}

/** The title of a report; a template that is no longer in the catalog is shown by its name. */
const reportTitle = ({ template }: Pick<ReportMail, 'template'>, { reader }: Writing): string =>
  (reportTitleWords(reader.language) as Readonly<Record<string, string>>)[template] ?? template;

/** The rows that name the report, its book and its dates. */
function reportFacts(facts: ReportMail, writing: Writing): readonly (readonly [string, string])[] {
  const words = reportMailWords(writing.reader.language);
  const figures = figuresOf(writing.reader);
  const dayText = (date: string): string => figures.dayText(figures.startOfDay(date));
  const { companyName, bookName, dateFrom, dateTo } = facts;
  return [
    [words.report, reportTitle(facts, writing)],
    [words.company, companyName],
    [words.book, bookName],
    [words.period, dateFrom === null ? dayText(dateTo) : words.days(dayText(dateFrom), dayText(dateTo))],
  ];
}

const REPORTS_PATH = '/portal/reports#schedules';

const KINDS: { readonly [Kind in MailKind]: Declaration<Kind> } = {
  confirm_address: {
    reason: 'signUp',
    letter: ({ companyName }, writing) => {
      const { account } = writing;
      return {
        title: account.confirmTitle,
        sentences: [account.confirmCreated(companyName), account.confirmWhy],
        button: { label: account.confirmButton, href: linkTo('/email/confirm', writing) },
        remark: account.confirmRemark(limits.confirmLinkDays),
      };
    },
  },
  confirm_change: {
    reason: 'newAddress',
    letter: ({ email }, writing) => {
      const { account } = writing;
      return {
        title: account.changeTitle,
        sentences: [account.changeAsked(email), account.changeWhy],
        button: { label: account.changeButton, href: linkTo('/email/confirm', writing) },
        remark: account.changeRemark(limits.confirmLinkDays),
      };
    },
  },
  address_changed: {
    reason: 'hadAccount',
    letter: ({ newEmail }, writing) => {
      const { account, token } = writing;
      const changed = { title: account.changedTitle, sentences: [account.changedTo(newEmail)] };
      // An account that returned to an earlier address has nothing to undo.
      if (token === null) return changed;
      return {
        ...changed,
        sentences: [...changed.sentences, account.changedUndo],
        button: { label: account.undoButton, href: linkTo('/email/undo', writing) },
        remark: account.undoRemark(limits.undoLinkDays),
      };
    },
  },
  change_undone: {
    reason: 'hadAccount',
    letter: ({ email }, { account }) => ({
      title: account.undoneTitle,
      sentences: [account.undoneTo(email), account.undoneBy],
      remark: account.undoneRemark,
    }),
  },
  reset_password: {
    reason: 'account',
    letter: (_facts, writing) => {
      const { account } = writing;
      return {
        title: account.resetTitle,
        sentences: [account.resetAsked, account.resetWhy],
        button: { label: account.resetButton, href: linkTo('/password/reset', writing) },
        remark: account.resetRemark(limits.resetLinkMinutes),
      };
    },
  },
  new_login: {
    reason: 'security',
    letter: ({ companyName, address, at }, { account, baseUrl, reader }) => ({
      title: account.loginTitle,
      sentences: [account.loginNew],
      facts: [
        [account.company, companyName],
        [account.when, instantText(at, reader)],
        [account.from, address],
      ],
      button: { label: account.openAccount, href: `${baseUrl}/portal/account` },
      remark: account.loginRemark,
    }),
  },
  key_created: {
    reason: 'security',
    letter: ({ companyName, name, actor, at }, writing) => {
      const { company, baseUrl } = writing;
      return {
        title: company.keyCreatedTitle,
        sentences: [company.keyCreated(companyName)],
        facts: [[company.key, name], ...changeFacts(actor, at, writing)],
        button: { label: company.seeKeys, href: `${baseUrl}/portal/keys` },
        remark: company.keyCreatedRemark,
      };
    },
  },
  key_rotated: {
    reason: 'security',
    letter: ({ companyName, key, name, previousUntil, actor, at }, writing) => {
      const { company, baseUrl, reader } = writing;
      return {
        title: company[`${key}KeyRotated`],
        sentences: [
          company[`${key}KeyOf`](companyName),
          previousUntil === undefined ? company.previousEnded : company.previousUntil(instantText(previousUntil, reader)),
        ],
        facts: [...(name === undefined ? [] : [[company.key, name] as const]), ...changeFacts(actor, at, writing)],
        button: { label: company.seeKeys, href: `${baseUrl}/portal/keys` },
        remark: company.keyRotatedRemark,
      };
    },
  },
  notification: {
    reason: 'notification',
    letter: ({ companyName, wording = null, ...stored }, { baseUrl, reader }) => {
      const { title, message, action } = wordedNotification({ ...stored, wording }, reader);
      return {
        subject: `${title} (${companyName})`,
        title,
        sentences: [message],
        ...(action && { button: { label: action.label, href: `${baseUrl}${action.href}` } }),
      };
    },
  },
  erasure_requested: {
    reason: 'owner',
    letter: ({ companyName, eraseAt, actor }, { company, baseUrl, reader }) => ({
      title: company.willBeErased(companyName),
      sentences: [company.erasureAsked, company.erasureUntil],
      facts: [
        [company.erasedOn, instantText(eraseAt, reader)],
        [company.askedBy, personIn(actor)],
      ],
      button: { label: company.exportOrCancel, href: `${baseUrl}/portal/data` },
      remark: company.erasureRemark,
    }),
  },
  erasure_soon: {
    reason: 'owner',
    letter: ({ companyName, eraseAt }, { company, baseUrl, reader }) => ({
      title: company.erasedSoon(companyName, limits.erasureWarningDays),
      sentences: [company.erasedSoonText],
      facts: [[company.erasedOn, instantText(eraseAt, reader)]],
      button: { label: company.exportOrCancel, href: `${baseUrl}/portal/data` },
    }),
  },
  erasure_cancelled: {
    reason: 'owner',
    letter: ({ companyName, actor, at }, writing) => {
      const { company, baseUrl } = writing;
      return {
        title: company.notErased(companyName),
        sentences: [company.erasureCancelled],
        facts: changeFacts(actor, at, writing),
        button: { label: company.openPortal, href: `${baseUrl}/portal` },
      };
    },
  },
  erased: {
    reason: 'wasOwner',
    letter: ({ companyName }, { company }) => ({
      title: company.wasErased(companyName),
      sentences: [company.removed(companyName), company.ownBooksStay],
    }),
  },
  report_ready: {
    reason: 'schedule',
    letter: (facts, writing) => {
      const { reader, baseUrl, token } = writing;
      const words = reportMailWords(reader.language);
      return {
        subject: words.readySubject(reportTitle(facts, writing), facts.companyName),
        title: reportTitle(facts, writing),
        sentences: [words.ready],
        facts: reportFacts(facts, writing),
        button: { label: words.open, href: `${baseUrl}/shared/${token ?? ''}` },
        remark: words.readyRemark(instantText(facts.expiresAt, reader)),
      };
    },
  },
  report_failed: {
    reason: 'schedule',
    letter: (facts, writing) => {
      const words = reportMailWords(writing.reader.language);
      return {
        title: words.failedTitle(reportTitle(facts, writing)),
        sentences: [words.failed, turnProblemIn(facts.problem, writing.reader), words.failedNext],
        facts: reportFacts(facts, writing),
        button: { label: words.openReports, href: `${writing.baseUrl}${REPORTS_PATH}` },
      };
    },
  },
  report_late: {
    reason: 'schedule',
    letter: (facts, writing) => {
      const words = reportMailWords(writing.reader.language);
      return {
        title: words.lateTitle(reportTitle(facts, writing)),
        sentences: [words.late(limits.lateReportHours), words.lateNext],
        facts: reportFacts(facts, writing),
        button: { label: words.openReports, href: `${writing.baseUrl}${REPORTS_PATH}` },
      };
    },
  },
  report_ended: {
    reason: 'schedule',
    letter: (facts, writing) => {
      const words = reportMailWords(writing.reader.language);
      return {
        title: words.endedTitle(reportTitle(facts, writing)),
        sentences: [words.ended(facts.bookName, facts.companyName)],
        button: { label: words.openReports, href: `${writing.baseUrl}/portal/reports` },
      };
    },
  },
  status_confirm: {
    reason: 'statusConfirm',
    letter: (_facts, writing) => {
      const words = statusMailWords(writing.reader.language);
      return {
        title: words.confirmTitle,
        sentences: [words.confirmWhy],
        button: { label: words.confirmButton, href: linkTo('/status/confirm', writing) },
        remark: words.confirmRemark(limits.confirmLinkDays),
      };
    },
  },
  status_update: {
    reason: 'status',
    letter: ({ title, parts, state, text, at, openedAt }, { reader, baseUrl, token }) => {
      const words = statusMailWords(reader.language);
      const names = incidentWords(reader.language);
      return {
        subject: words.subject(names[state], title),
        title,
        sentences: [text],
        facts: [
          [words.state, names[state]],
          [words.parts, parts.map((part) => names[part]).join(', ')],
          [words.written, instantText(at, reader)],
          [words.opened, instantText(openedAt, reader)],
        ],
        button: { label: words.open, href: `${baseUrl}/status` },
        unsubscribe: `${baseUrl}/status/unsubscribe?token=${token ?? ''}`,
      };
    },
  },
  factor_added: {
    reason: 'account',
    letter: (facts, { account, baseUrl }) => {
      const passkey = passkeyIn(facts);
      return {
        title: account.factorAddedTitle,
        sentences: [passkey === null ? account.appAdded : account.passkeyAdded(passkey)],
        button: { label: account.openSecurity, href: `${baseUrl}/portal/security` },
        remark: account.ifNotYou,
      };
    },
  },
  factor_removed: {
    reason: 'account',
    letter: (facts, { account, baseUrl }) => {
      const passkey = passkeyIn(facts);
      return {
        title: account.factorRemovedTitle,
        sentences: [passkey === null ? account.appRemoved : account.passkeyRemoved(passkey)],
        button: { label: account.openSecurity, href: `${baseUrl}/portal/security` },
        remark: account.ifNotYou,
      };
    },
  },
  factors_removed: {
    reason: 'security',
    letter: (_facts, { account, baseUrl }) => ({
      title: account.factorsRemovedTitle,
      sentences: [account.factorsRemoved, account.factorsSetUp],
      button: { label: account.openSecurity, href: `${baseUrl}/portal/security` },
      remark: account.factorsRemark,
    }),
  },
  recovery_code_used: {
    reason: 'account',
    letter: ({ left }, { account, baseUrl }) => ({
      title: account.recoveryTitle,
      sentences: [account.recoveryUsed, account.recoveryLeft(left)],
      button: { label: account.openSecurity, href: `${baseUrl}/portal/security` },
      remark: account.ifNotYou,
    }),
  },
  password_changed: {
    reason: 'account',
    letter: ({ companyName, isReclaimed = false }, { account, baseUrl }) => ({
      title: account.passwordTitle,
      sentences: [account.passwordChanged(companyName), ...(isReclaimed ? [account.passwordReclaimed] : [])],
      button: { label: account.openAccount, href: `${baseUrl}/portal/account` },
      remark: account.passwordRemark(`${baseUrl}/password/forgot`),
    }),
  },
  invitation: {
    reason: 'invited',
    letter: ({ companyName, role, invitedBy }, writing) => {
      const { company, reader } = writing;
      return {
        title: company.join(companyName),
        sentences: [company.invites(invitedBy, companyName), company.yourRole(roleWords(reader.language)[role])],
        button: { label: company.acceptInvitation, href: linkTo('/invitation', writing) },
        remark: company.invitationRemark(limits.invitationDays),
      };
    },
  },
};

export const mailKinds = Object.keys(KINDS) as readonly MailKind[];

/** The letter of these facts, in the language of its reader. */
export function letterOf(facts: MailFacts, context: LetterContext): { readonly letter: Letter; readonly reason: string } {
  const { letter, reason } = KINDS[facts.kind] as Declaration<MailKind>;
  const { language } = context.reader;
  const written = letter(facts, { ...context, account: accountMailWords(language), company: companyMailWords(language) });
  return { letter: { subject: written.title, ...written }, reason: mailReasonWords(language)[reason] };
}
