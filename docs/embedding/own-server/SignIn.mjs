import * as openid from 'openid-client';

/**
 * The sign-in of one person at the portal, which this server keeps: the authorization code flow with
 * PKCE, of which the browser sees a code that is worth nothing without the secret of this server.
 */
export class SignIn {
  #site;
  #verifier = openid.randomPKCECodeVerifier();
  #state = openid.randomState();
  #tokens;
  /** Whether the page already has the stored token. */
  #isHandedOut = false;
  /** The last request. Each one waits for the one before, because a refresh token works once. */
  #asking = Promise.resolve();

  /** @param site the client that `discovery` has made, its callback, and the remotes that it shows */
  constructor(site) {
    this.#site = site;
  }

  /** Where the person signs in and allows this site. */
  async address() {
    const { client, callback, remotes } = this.#site;
    return openid.buildAuthorizationUrl(client, {
      redirect_uri: callback,
      scope: remotes.join(' '),
      code_challenge: await openid.calculatePKCECodeChallenge(this.#verifier),
      code_challenge_method: 'S256',
      state: this.#state,
    });
  }

  /** @param address the callback, as the browser has been sent to it. @throws when it is not the answer */
  async complete(address) {
    this.#tokens = await openid.authorizationCodeGrant(this.#site.client, address, {
      pkceCodeVerifier: this.#verifier,
      expectedState: this.#state,
    });
    this.#isHandedOut = false;
  }

  get isComplete() {
    return this.#tokens !== undefined;
  }

  /** A token for the page; another one each time, since it asks when one ends or was refused. */
  token() {
    this.#asking = this.#asking.then(() => this.#next());
    return this.#asking;
  }

  /** @returns undefined when the sign-in is over */
  async #next() {
    try {
      if (this.#isHandedOut && this.#tokens) {
        const { refresh_token: last } = this.#tokens;
        this.#tokens = await openid.refreshTokenGrant(this.#site.client, last);
      }
    } catch (error) {
      // Accounts may only be away; what it refuses is over.
      if (error instanceof openid.ResponseBodyError) this.#tokens = undefined;
    }
    this.#isHandedOut = true;
    return this.#tokens?.access_token;
  }
}
