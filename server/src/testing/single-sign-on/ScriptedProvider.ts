import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

/** Deviations from an honest provider. */
export interface Script {
  /** Claims of the ID token; override the honest ones, undefined omits one. */
  readonly claims?: Claims;
  /** Who signs the token: the provider, a stranger, or nobody. */
  readonly signed?: 'itself' | 'a stranger' | 'nobody';
  /** Overrides the discovery document. */
  readonly discovery?: Claims;
  /** Handles a path. @returns whether it did */
  readonly handle?: (path: string, response: ServerResponse) => boolean;
}

/** An OpenID provider with scripted, possibly false, responses. */
export class ScriptedProvider {
  script: Script = {};
  /** Called paths, in order. */
  readonly called: string[] = [];
  readonly #nonces = new Map<string, string>();

  private constructor(
    readonly issuer: string,
    private readonly server: Server,
    private readonly keys: {
      readonly own: CryptoKey;
      readonly strange: CryptoKey;
      readonly jwk: JWK;
    },
  ) {}

  static async start(): Promise<ScriptedProvider> {
    const [own, strange] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const keys = { own: own.privateKey, strange: strange.privateKey, jwk };
    const provider = new ScriptedProvider(`http://127.0.0.1:${String(port)}`, server, keys);
    server.on('request', (request, response) => {
      void provider.#answer(request, response);
    });
    return provider;
  }

  /** Signs in, and issues a code. @returns the query of the callback */
  signIn(location: string): string {
    const asked = new URL(location).searchParams;
    const code = `code-${String(this.#nonces.size)}`;
    this.#nonces.set(code, asked.get('nonce') ?? '');
    return new URLSearchParams({
      code,
      state: asked.get('state') ?? '',
      iss: this.issuer,
    }).toString();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.issuer);
    this.called.push(pathname);
    if (this.script.handle?.(pathname, response) === true) return;
    const send = (body: object) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration') {
      send({
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/auth`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
        ...this.script.discovery,
      });
    } else if (pathname === '/jwks') {
      send({ keys: [this.keys.jwk] });
    } else if (pathname === '/token') {
      const form = new URLSearchParams(await text(request));
      const nonce = this.#nonces.get(form.get('code') ?? '') ?? '';
      const id_token = await this.#token({ nonce, aud: 'portal' });
      send({ access_token: 'access', token_type: 'bearer', expires_in: 60, id_token });
    } else {
      response.writeHead(404).end();
    }
  }

  async #token(known: Claims): Promise<string> {
    const { claims, signed = 'itself' } = this.script;
    const now = Math.floor(Date.now() / 1000);
    const said = { iss: this.issuer, sub: 'subject-1', iat: now, exp: now + 60, auth_time: now };
    const payload = { ...said, email_verified: true, ...known, ...claims };
    if (signed === 'nobody') return new UnsecuredJWT(payload).encode();
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(signed === 'itself' ? this.keys.own : this.keys.strange);
  }
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}
