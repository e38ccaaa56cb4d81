/** What is stored about people and companies, why, and for how long. Says what the code does, and takes its figures from there. */

import { limits } from '@ledgerline/contract';
import { type Html, html, tableBox } from '@ledgerline/look';
import { cookies } from '../../account/cookie.ts';
import { mailKeptDays } from '../../account/login/mail.ts';
import type { Visitor } from '../frame.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface PrivacyPage extends Operator, Visitor {
  /** How long this installation keeps events. */
  readonly eventDays: number;
  /** Whether emails are sent; otherwise they become files of the operator. */
  readonly isMailSent: boolean;
}

export const privacyPage = ({ isLoggedIn, reader, eventDays, isMailSent, ...operator }: PrivacyPage): string =>
  textPage({
    path: '/privacy',
    title: 'Privacy',
    lead: `What this installation stores, and why. ${operatorSentence(operator)}`,
    isLoggedIn,
    reader,
    sections: [
      ['Your account', account(isMailSent)],
      [
        'Commands',
        html`
          <p>
            Each command with its payload, its result, its files, its times and the key or person that sent it. They can contain
            personal data of your customers and suppliers. They are stored so that a repeated <code>commandId</code> always
            returns its result.
          </p>
        `,
      ],
      [
        'Your account book',
        html`
          <p>
            The book stays on your machine. Only payloads, results and files of commands leave it. The connector also reports
            the name and the operating system of its machine, its build, and the names and states of its account books. Sandbox
            books are on the server.
          </p>
        `,
      ],
      ['Internet addresses', addresses],
      [
        'Logs and counts',
        html`
          <p>
            The log has the request number, method, path, status and error code of rejected requests. Keys, passwords, cookies,
            payloads, results and internet addresses are never written to it. Usage is counted by day for ${limits.usageDays}
            days, and rejected requests of your keys for ${limits.refusedCallDays} days. The access log of your account records
            logins and every change of access, with its time and the person.
          </p>
        `,
      ],
      ['Cookies', cookieTable],
      [
        'Who can see your data',
        html`
          <p>
            You and the people of your team, as far as their roles go; programs with your keys, as far as their rights go;
            receivers of your webhooks; and the operator. No e-invoice leaves for a tax authority: the e-invoice commands use a
            sandbox gateway inside the account book. This software does not sell or share data.
          </p>
        `,
      ],
      ['How long it is stored', retention(eventDays)],
      [
        'What you can do yourself',
        html`
          <ul>
            <li>
              Get a copy: <b>Export everything</b> under <a href="/portal/data">Your data</a> is one ZIP file of commands,
              results, files, events and the access log. Owners and admins can download it.
            </li>
            <li>Choose how long data is kept: <b>How long data is kept</b> under <a href="/portal/data">Your data</a>.</li>
            <li>
              Erase the company: an owner can do so under <a href="/portal/data">Your data</a>. Keys stop at once, and after
              ${limits.erasureGraceDays} days everything is removed.
            </li>
            <li>Change your email address or your password: under <a href="/portal/account">Account</a>.</li>
            <li>Leave a company, or remove a person: under <a href="/portal/team">Team</a>.</li>
          </ul>
          <p>For anything else, <a href="/contact">contact the operator</a>.</p>
        `,
      ],
    ],
  });

const account = (isMailSent: boolean): Html =>
  html`
    <p>
      The company name, the phone number, if you gave one, and the email address and role of each person. Emails about the
      account go to these addresses.
      ${
        isMailSent
          ? html`What an email said is deleted from the database when it is sent or given up`
          : html`This installation has no mail server, so each email becomes a file that the operator can read`
      }; its kind and
      times are kept for ${mailKeptDays} days.
    </p>
    <p>
      We store only an Argon2id hash of the password and SHA-256 hashes of keys, sessions and recovery codes. The connector key,
      which you can download again, the secrets of webhooks and of authenticator apps are stored encrypted. Of a passkey we
      store its name and its public key.
    </p>
  `;

const addresses = html`
  <p>The address that you connect from is used in these ways:</p>
  <ul>
    <li>
      To limit sign-ups, logins, password resets and pairing codes, its SHA-256 hash is counted and stored for up to an hour.
    </li>
    <li>
      After a login, a SHA-256 hash of the address and the person is stored for ${limits.knownAddressDays} days, so that wrong
      passwords of others do not lock you out.
    </li>
    <li>
      When a program asks for a pairing code, its address is shown to the person who approves it, and stored for the
      ${limits.pairingMinutes} minutes that the code is valid.
    </li>
    <li>The email about a login from a new device names the address.</li>
    <li>An app key can be limited to addresses that you enter. They are stored with the key.</li>
  </ul>
  <p>Of an IPv6 address only the network of 64 bits is counted.</p>
`;

const cookieTable = html`
  <p>All cookies are for this site only. They keep you logged in and remember how you read:</p>
  ${tableBox({
    label: 'Cookies',
    caption: 'Cookies of this service',
    heads: ['Cookie', 'What for', 'Ends'],
    rows: Object.values(cookies).map(
      ({ name, path, purpose, lifetime }) => html`
        <tr>
          <th scope="row"><code>${name}</code></th>
          <td>${purpose}${path !== '/' && html` Sent only to <code>${path}</code>.`}</td>
          <td>${lifetime}</td>
        </tr>
      `,
    ),
  })}
  <p>
    There is no tracking, and pages load nothing from other sites. While you accept an invitation, its link is kept in the
    session storage of the browser tab.
  </p>
`;

const retention = (eventDays: number): Html =>
  html`
    <p>
      Payloads, results and files are stored forever, unless an owner or admin chooses a time between ${limits.keptDaysMin} days
      and ${limits.keptDaysMax / YEAR_DAYS} years. Ids, statuses and errors of commands stay as long as the company. Events and
      webhook deliveries are kept for ${eventDays} days. When a company is erased, everything above is removed, with people who
      belong to no other company. Backups of the operator can contain it for longer.
    </p>
  `;

const YEAR_DAYS = 365;
