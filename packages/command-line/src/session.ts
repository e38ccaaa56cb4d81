/** One call of the program: its options, its settings by precedence, its client, and the book that commands are for. */

import { Ledgerline, type Me } from '@ledgerline/client';
import { Failure, usage } from './failure.ts';
import { type Profile, Profiles } from './profiles.ts';
import { type Streams, Terminal } from './terminal.ts';

export interface GlobalOptions {
  readonly profile?: string;
  readonly company?: string;
  readonly connector?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly color?: boolean;
}

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly streams: Streams;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

interface Book {
  readonly connectorId: string;
  readonly companyId: string;
}

const URL_DEFAULT = 'http://127.0.0.1:8080';

export class Session {
  readonly terminal: Terminal;
  readonly profiles: Profiles;
  readonly signal: AbortSignal;
  readonly environment: Surroundings['environment'];
  readonly #options: GlobalOptions;

  constructor({ environment, platform, streams, signal }: Surroundings, options: GlobalOptions) {
    this.environment = environment;
    this.signal = signal;
    this.#options = options;
    this.profiles = new Profiles(environment, platform);
    this.terminal = new Terminal(streams, {
      json: options.json ?? false,
      quiet: options.quiet ?? false,
      color: (options.color ?? true) && !environment.NO_COLOR,
    });
  }

  get profileName(): string {
    return this.#options.profile ?? this.profiles.current();
  }

  /** The address from the options, then LEDGERLINE_*, then the profile. */
  get url(): string {
    return this.environment.LEDGERLINE_URL || this.#profile()?.url || URL_DEFAULT;
  }

  /** The same. */
  get apiKey(): string {
    const apiKey = this.environment.LEDGERLINE_API_KEY || this.#profile()?.apiKey;
    if (!apiKey) throw new Failure('key', 'You are not logged in. Run ledgerline login, or set LEDGERLINE_API_KEY.');
    return apiKey;
  }

  /** A client for calls that need no book. */
  client(): Ledgerline {
    const { apiKey } = this;
    const { connectorId, companyId } = this.#named();
    return new Ledgerline({ apiKey, baseUrl: this.url, ...(connectorId && { connectorId }), ...(companyId && { companyId }) });
  }

  /** A client for one book: the one that is named, the only one there is, or the one that a person picks for a type that exists. */
  async clientOfBook(type: string): Promise<{ readonly client: Ledgerline; readonly book: Book }> {
    const client = this.client();
    const { connectorId, companyId } = this.#named();
    if (connectorId && companyId) return { client, book: { connectorId, companyId } };
    const books = booksOf(await client.me()).filter(
      (book) => (connectorId ?? book.connectorId) === book.connectorId && (companyId ?? book.companyId) === book.companyId,
    );
    if (books.length > 1) await client.schema(type);
    const book = books.length === 1 ? books[0] : await this.#pick(books);
    if (book === undefined) throw usage('The key can use no account book of that name. Run: ledgerline whoami');
    return { client: client.with(book), book };
  }

  async #pick(books: readonly (Book & { readonly label: string })[]): Promise<Book | undefined> {
    if (books.length === 0) return undefined;
    if (!this.terminal.isInteractive) {
      const list = books.map(({ connectorId, companyId }) => `--connector ${connectorId} --company ${companyId}`);
      throw usage(`The key can use several account books. Name one of them:\n  ${list.join('\n  ')}`);
    }
    const { pickOne } = await import('./prompts.ts');
    const options = books.map((book) => ({ value: book, label: book.label }));
    const instead = 'Run the same command again, or name the account book with --connector and --company.';
    const { connectorId, companyId } = await pickOne({ message: 'Which account book?', options, instead }, this);
    return { connectorId, companyId };
  }

  #named(): Partial<Book> {
    const profile = this.#profile();
    const connectorId = this.#options.connector || this.environment.LEDGERLINE_CONNECTOR || profile?.connectorId;
    const companyId = this.#options.company || this.environment.LEDGERLINE_COMPANY || profile?.companyId;
    return { ...(connectorId && { connectorId }), ...(companyId && { companyId }) };
  }

  #profile(): Profile | undefined {
    return this.profiles.find(this.#options.profile);
  }
}

/** The books that a key can use, each as people see it. */
export const booksOf = ({ connectors }: Me): readonly (Book & { readonly label: string })[] =>
  connectors.flatMap(({ connectorId, kind, state, companies }) =>
    companies.map(({ companyId, name }) => ({ connectorId, companyId, label: `${companyId}  ${name} (${kind}, ${state})` })),
  );
