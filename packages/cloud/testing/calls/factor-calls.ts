/** A person with a second factor, by the calls that a browser makes. For tests. */

import assert from 'node:assert/strict';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { testPassword } from '../test-cloud.ts';
import { TestPasskey } from '../test-passkey.ts';
import type { TestServer } from '../test-server.ts';

export const cookiesOf = (response: LightMyRequestResponse): string =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** The code that an app shows at a time. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

export class FactorTestClient {
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** The code that an app shows now, or some steps later. */
  codeOf(secret: string, steps = 0): string {
    return codeAt(secret, this.#server.time.now() + steps * 30_000);
  }

  post(path: string, body: object, cookie = ''): Promise<LightMyRequestResponse> {
    return this.#server.call('POST', path, { body, headers: { cookie } });
  }

  async succeed(path: string, body: object, cookie = ''): Promise<LightMyRequestResponse> {
    const response = await this.post(path, body, cookie);
    assert.equal(response.statusCode, 200, response.body);
    return response;
  }

  async signUp(email: string): Promise<string> {
    return cookiesOf(await this.succeed('/signup', { companyName: 'Kedai Contoh', email, password: testPassword }));
  }

  /** Sets up an authenticator app. */
  async setUp(cookie: string, password: string = testPassword): Promise<{ secret: string; codes: readonly string[] }> {
    const { secret } = (await this.succeed('/app/factors/authenticator', { password }, cookie)).json();
    const confirmed = await this.succeed('/app/factors/authenticator/confirm', { code: this.codeOf(secret) }, cookie);
    return { secret, codes: confirmed.json().recoveryCodes };
  }

  async addPasskey(cookie: string, choice: object = {}, passkey: TestPasskey = this.#newPasskey()) {
    const { options } = (await this.succeed('/app/factors/passkeys/options', { password: testPassword }, cookie)).json();
    const body = { name: 'Work laptop', ...choice, credential: passkey.create(options) };
    const codes: readonly string[] = (await this.succeed('/app/factors/passkeys', body, cookie)).json().recoveryCodes;
    return { passkey, codes };
  }

  #newPasskey(): TestPasskey {
    return new TestPasskey(this.#server.context.config.baseUrl);
  }

  /** The right password; the cookie of the step that waits for the factor. */
  async halfLogIn(email: string, more = ''): Promise<string> {
    const response = await this.post('/login', { email, password: testPassword }, more);
    assert.equal(response.json().error?.code, 'second_factor_required', response.body);
    return [cookiesOf(response), more].filter(Boolean).join('; ');
  }
}

/** Everything that succeeds only for a person who has a factor or is about to. */
export async function useFactors(server: TestServer): Promise<void> {
  const client = new FactorTestClient(server);
  const email = 'factor@example.com';
  const cookie = await client.signUp(email);
  const { codes } = await client.setUp(cookie);
  await client.succeed('/login/factor', { code: codes[0] ?? '' }, await client.halfLogIn(email));
  const { passkey } = await client.addPasskey(cookie, { isPasswordless: true });
  const { options } = (await client.succeed('/login/passkey/options', {})).json();
  await client.succeed('/login/passkey', { credential: passkey.use(options) });
  await client.succeed(`/app/factors/passkeys/${passkey.id}/remove`, { password: testPassword }, cookie);
  await client.succeed('/app/factors/recovery-codes', { password: testPassword }, cookie);
  await client.succeed('/app/factors/authenticator/remove', { password: testPassword }, cookie);
  await client.addPasskey(cookie);
  const lost = { key: server.context.config.adminKey, body: { email } };
  assert.equal((await server.call('POST', '/admin/people/remove-factors', lost)).statusCode, 200);
}

const withPassword = () => ({ password: testPassword });

/** What changes of second factors are sent with. */
export const factorBodies = {
  beginAuthenticator: withPassword,
  removeAuthenticator: withPassword,
  beginPasskey: withPassword,
  removePasskey: withPassword,
  renewRecoveryCodes: withPassword,
};
