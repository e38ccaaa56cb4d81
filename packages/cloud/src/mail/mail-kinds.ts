/** Every kind of mail: its subject, its sentences and its button. One declaration each; a kind without one does not compile. */

import { limits } from '@ledgerline/contract';
import { withArticle } from '../account/rights/role.ts';
import type { MailFacts, MailKind } from '../store/stored-mail.ts';
import { readableInstant } from '../system/instant.ts';
import type { Letter } from './letter.ts';

type FactsOf<Kind extends MailKind> = Extract<MailFacts, { readonly kind: Kind }>;

/** What a letter needs besides its facts. */
export interface LetterContext {
  readonly baseUrl: string;
  /** Of the link; null for a mail without one. */
  readonly token: string | null;
}

interface Declaration<Kind extends MailKind> {
  readonly letter: (facts: FactsOf<Kind>, context: LetterContext) => Letter;
  /** Why the reader gets it, as the last sentence says. */
  readonly reason: string;
}

const OF_AN_ACCOUNT = 'You receive this email because this address has an account here.';

const OF_SECURITY = 'You receive this email because it is about the security of your account. It cannot be turned off.';

const OF_AN_OWNER = 'You receive this email because you are an owner or admin of the company. It cannot be turned off.';

/** The audit log names a person by the address. */
const personIn = (actor: string): string => actor.replace(/^person:/, '');

/** Who made a change and when. */
const changeFacts = (actor: string, at: number): readonly (readonly [string, string])[] => [
  ['By', personIn(actor).replace(/^key:.*/, 'a program with the tenant key')],
  ['When', readableInstant(at)],
];

/** The token stays behind the `#`, which browsers send to no server and write to no log. */
const linkTo = (path: string, { baseUrl, token }: LetterContext): string => `${baseUrl}${path}#${token ?? ''}`;

const KEY_WORDS = { tenant: 'The tenant key', connector: 'The connector key', app: 'An app key' } as const;

const IF_NOT_YOU = 'If this was not you, change your password and log out everywhere at once.';

const KINDS: { readonly [Kind in MailKind]: Declaration<Kind> } = {
  confirm_address: {
    reason: 'You receive this email because this address was used to sign up here.',
    letter: ({ companyName }, context) => ({
      subject: 'Confirm your email address',
      title: 'Confirm your email address',
      sentences: [
        `The account of ${companyName} was created with this address.`,
        'Confirm the address to receive emails about your account and to invite others. Everything else works without it.',
      ],
      button: { label: 'Confirm address', href: linkTo('/email/confirm', context) },
      remark: `The link is valid for ${limits.confirmLinkDays} days. If you did not sign up, ignore this email.`,
    }),
  },
  confirm_change: {
    reason: 'You receive this email because an account here asks to use this address.',
    letter: ({ email }, context) => ({
      subject: 'Confirm your new email address',
      title: 'Confirm your new email address',
      sentences: [
        `The account ${email} asks to use this address instead.`,
        'After you confirm it, you log in with this address.',
      ],
      button: { label: 'Confirm new address', href: linkTo('/email/confirm', context) },
      remark: `The link is valid for ${limits.confirmLinkDays} days. If you did not ask for the change, ignore this email. Nothing changes then.`,
    }),
  },
  address_changed: {
    reason: 'You receive this email because this address had an account here.',
    letter: ({ newEmail }, context) => ({
      subject: 'Your email address was changed',
      title: 'Your email address was changed',
      sentences: [
        `Your account now uses ${newEmail}. This address can no longer be used to log in.`,
        ...(context.token === null ? [] : ['If you did not change it, undo the change and choose a new password.']),
      ],
      // An account that went back to an address it had before leaves nothing to undo.
      ...(context.token !== null && {
        button: { label: 'Undo the change', href: linkTo('/email/undo', context) },
        remark: `The link is valid for ${limits.undoLinkDays} days. It ends all sessions and every open link of the account. If you changed the address yourself, ignore this email.`,
      }),
    }),
  },
  change_undone: {
    reason: 'You receive this email because this address had an account here.',
    letter: ({ email }) => ({
      subject: 'A change of your email address was undone',
      title: 'A change of your email address was undone',
      sentences: [
        `The account uses ${email} again, and this address can no longer be used to log in.`,
        'Someone who reads the emails of that address undid the change. All sessions of the account have ended.',
      ],
      remark: 'If the account is yours and you do not know that address, contact the operator of this service.',
    }),
  },
  reset_password: {
    reason: OF_AN_ACCOUNT,
    letter: (_facts, context) => ({
      subject: 'Reset your password',
      title: 'Reset your password',
      sentences: [
        'Someone asked to reset the password of the account with this address.',
        'Choose a new password to log in again.',
      ],
      button: { label: 'Choose a new password', href: linkTo('/password/reset', context) },
      remark: `The link is valid for ${limits.resetLinkMinutes} minutes and can be used once. If you did not ask for it, ignore this email. Your password stays as it is.`,
    }),
  },
  new_login: {
    reason: OF_SECURITY,
    letter: ({ companyName, address, at }, { baseUrl }) => ({
      subject: 'New login to your account',
      title: 'New login to your account',
      sentences: ['Someone logged in to your account from a device that has not been used before.'],
      facts: [
        ['Company', companyName],
        ['When', readableInstant(at)],
        ['From', address],
      ],
      button: { label: 'Open your account', href: `${baseUrl}/portal/account` },
      remark: 'If this was not you, change your password. That ends all other sessions.',
    }),
  },
  key_created: {
    reason: OF_SECURITY,
    letter: ({ companyName, name, actor, at }, { baseUrl }) => ({
      subject: 'An app key was created',
      title: 'An app key was created',
      sentences: [`${companyName} has a new app key.`],
      facts: [['Key', name], ...changeFacts(actor, at)],
      button: { label: 'See your keys', href: `${baseUrl}/portal/keys` },
      remark: 'If none of you created it, revoke the key and change your password.',
    }),
  },
  key_rotated: {
    reason: OF_SECURITY,
    letter: ({ companyName, key, name, previousUntil, actor, at }, { baseUrl }) => ({
      subject: `${KEY_WORDS[key]} was rotated`,
      title: `${KEY_WORDS[key]} was rotated`,
      sentences: [
        `${KEY_WORDS[key]} of ${companyName} was rotated.`,
        previousUntil === undefined
          ? 'The previous key no longer works.'
          : `The previous key works until ${readableInstant(previousUntil)}.`,
      ],
      facts: [...(name === undefined ? [] : [['Key', name] as const]), ...changeFacts(actor, at)],
      button: { label: 'See your keys', href: `${baseUrl}/portal/keys` },
      remark: 'If none of you rotated it, rotate it again and change your password.',
    }),
  },
  notification: {
    reason: 'You receive this email because you are an owner or admin of the account. You can turn it off on the account page.',
    letter: ({ companyName, title, message, action }, { baseUrl }) => ({
      subject: `${title} (${companyName})`,
      title,
      sentences: [message],
      ...(action && { button: { label: action.label, href: `${baseUrl}${action.href}` } }),
    }),
  },
  erasure_requested: {
    reason: OF_AN_OWNER,
    letter: ({ companyName, eraseAt, actor }, { baseUrl }) => ({
      subject: `${companyName} will be erased`,
      title: `${companyName} will be erased`,
      sentences: [
        'An owner asked to erase the company. Its keys and connectors have stopped working.',
        'Until the date below you can export everything, and an owner can cancel. After that nothing can be restored.',
      ],
      facts: [
        ['Erased on', readableInstant(eraseAt)],
        ['Asked by', personIn(actor)],
      ],
      button: { label: 'Export or cancel', href: `${baseUrl}/portal/data` },
      remark: 'If none of you asked for it, cancel it and change your passwords.',
    }),
  },
  erasure_soon: {
    reason: OF_AN_OWNER,
    letter: ({ companyName, eraseAt }, { baseUrl }) => ({
      subject: `${companyName} will be erased in ${limits.erasureWarningDays} days`,
      title: `${companyName} will be erased in ${limits.erasureWarningDays} days`,
      sentences: ['Everything of the company is removed then and cannot be restored. Export what you need, or cancel.'],
      facts: [['Erased on', readableInstant(eraseAt)]],
      button: { label: 'Export or cancel', href: `${baseUrl}/portal/data` },
    }),
  },
  erasure_cancelled: {
    reason: OF_AN_OWNER,
    letter: ({ companyName, actor, at }, { baseUrl }) => ({
      subject: `${companyName} will not be erased`,
      title: `${companyName} will not be erased`,
      sentences: ['An owner cancelled the erasure. Keys and connectors work again, and nothing was removed.'],
      facts: changeFacts(actor, at),
      button: { label: 'Open the portal', href: `${baseUrl}/portal` },
    }),
  },
  erased: {
    reason: 'You receive this email because you were an owner or admin of the company. It is the last one about it.',
    letter: ({ companyName }) => ({
      subject: `${companyName} was erased`,
      title: `${companyName} was erased`,
      sentences: [
        `Everything that was stored of ${companyName} was removed: commands, results, files, keys, sandbox books and people who belong to no other company.`,
        'Account books on your own computers are not affected.',
      ],
    }),
  },
  factor_added: {
    reason: OF_AN_ACCOUNT,
    letter: ({ factor }, { baseUrl }) => ({
      subject: 'A second factor was added',
      title: 'A second factor was added',
      sentences: [`You can now confirm your login with ${factor}. Keep the recovery codes where you find them without it.`],
      button: { label: 'Open login security', href: `${baseUrl}/portal/security` },
      remark: IF_NOT_YOU,
    }),
  },
  factor_removed: {
    reason: OF_AN_ACCOUNT,
    letter: ({ factor }, { baseUrl }) => ({
      subject: 'A second factor was removed',
      title: 'A second factor was removed',
      sentences: [`Your login can no longer be confirmed with ${factor}.`],
      button: { label: 'Open login security', href: `${baseUrl}/portal/security` },
      remark: IF_NOT_YOU,
    }),
  },
  factors_removed: {
    reason: OF_SECURITY,
    letter: (_facts, { baseUrl }) => ({
      subject: 'Your second factors were removed',
      title: 'Your second factors were removed',
      sentences: [
        'The operator of this service removed your authenticator app, your passkeys and your recovery codes.',
        'You can log in with your password alone. Set up a second factor again.',
      ],
      button: { label: 'Open login security', href: `${baseUrl}/portal/security` },
      remark: 'If you did not ask for this, change your password and contact the operator of this service at once.',
    }),
  },
  recovery_code_used: {
    reason: OF_AN_ACCOUNT,
    letter: ({ left }, { baseUrl }) => ({
      subject: 'A recovery code was used',
      title: 'A recovery code was used',
      sentences: [
        'Someone who knows your password used one of your recovery codes.',
        left === 1 ? '1 code is left.' : `${left} codes are left.`,
      ],
      button: { label: 'Open login security', href: `${baseUrl}/portal/security` },
      remark: IF_NOT_YOU,
    }),
  },
  password_changed: {
    reason: OF_AN_ACCOUNT,
    letter: ({ companyName, isReclaimed = false }, { baseUrl }) => ({
      subject: 'Your password was changed',
      title: 'Your password was changed',
      sentences: [
        `The password of the account of ${companyName} was changed. All other sessions have ended.`,
        ...(isReclaimed
          ? [
              'No one had confirmed this address before, so someone else could have set up the account. Its second factors and keys have ended, and its webhook endpoints are paused. Create new keys, and download the configuration of the connector again.',
            ]
          : []),
      ],
      button: { label: 'Open your account', href: `${baseUrl}/portal/account` },
      remark: `If you did not change it, reset it at ${baseUrl}/password/forgot at once, and contact the operator of this service.`,
    }),
  },
  invitation: {
    reason: 'You receive this email because someone invited this address.',
    letter: ({ companyName, role, invitedBy }, context) => ({
      subject: `Join ${companyName}`,
      title: `Join ${companyName}`,
      sentences: [`${invitedBy} invites you to work for ${companyName} as ${withArticle(role)}.`],
      button: { label: 'Accept the invitation', href: linkTo('/invitation', context) },
      remark: `The link is valid for ${limits.invitationDays} days and can be used once. If you do not know the sender, ignore this email.`,
    }),
  },
};

/** The declaration of the kind of these facts. */
export function letterOf(facts: MailFacts, context: LetterContext): { readonly letter: Letter; readonly reason: string } {
  const { letter, reason } = KINDS[facts.kind] as Declaration<MailKind>;
  return { letter: letter(facts, context), reason };
}
