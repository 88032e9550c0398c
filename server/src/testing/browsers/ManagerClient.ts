import { createHash } from 'node:crypto';
import { managerClientSecret } from '../../platform/protocol/managerClient.ts';
import { testPassword } from '../builders/accountPeople.ts';
import type { TestServer } from '../createTestServer.ts';
import { SignInVisit } from './SignInVisit.ts';

type Fields = Readonly<Record<string, string>>;

/** Response of the token endpoint. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  /** Seconds. */
  readonly expires_in: number;
}

const redirectUri = 'http://localhost:3000/signin/callback';
const verifier = 'v'.repeat(64);

/** The manager as an OpenID client, call by call, for the person of `anAccountsTeam`. */
export class ManagerClient {
  readonly #server: TestServer;
  readonly email = 'hanako@kiban.example';

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Path that begins a sign-in. @param given overrides parameters */
  authorization(given: Fields = {}): string {
    const query = new URLSearchParams({
      client_id: 'manager',
      response_type: 'code',
      scope: 'openid email profile account',
      redirect_uri: redirectUri,
      state: 's',
      nonce: 'n',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...given,
    });
    return `/oidc/auth?${query.toString()}`;
  }

  /** Signs in. @returns the code in the callback address */
  async signIn() {
    const visit = await SignInVisit.open(this.#server, this.authorization());
    const { location = '' } = await visit.send({ email: this.email, password: testPassword });
    const end = await visit.browser.visit(location);
    const callback = new URL(end.headers.location ?? '');
    return { browser: visit.browser, callback, code: callback.searchParams.get('code') ?? '' };
  }

  /** Calls the token endpoint. */
  token(form: Fields, secret = managerClientSecret(this.#server.deps.keys)) {
    return this.#server.accounts.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: {
        authorization: `Basic ${Buffer.from(`manager:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(form).toString(),
    });
  }

  /** Exchanges a sign-in's code for tokens. */
  exchange(code: string, given: Fields = {}) {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...given,
    });
  }

  /** Tokens of a new sign-in. */
  async tokens(): Promise<Tokens> {
    return (await this.exchange((await this.signIn()).code)).json<Tokens>();
  }

  /** Calls the userinfo endpoint. */
  me(bearer: string | undefined, headers: Fields = {}) {
    return this.#server.accounts.inject({
      url: '/api/user/me/',
      headers: {
        ...headers,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
  }
}
