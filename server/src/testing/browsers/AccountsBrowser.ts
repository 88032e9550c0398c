import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser at accounts: keeps cookies, and sends the CSRF token of its last page. */
export class AccountsBrowser {
  readonly #cookies = new Map<string, string>();
  #csrf = '';

  constructor(
    private readonly app: FastifyInstance,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async get(url: string): Promise<LightMyRequestResponse> {
    const answer = this.#keep(
      await this.app.inject({ method: 'GET', url, headers: this.#headers() }),
    );
    const csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(answer.body)?.[1];
    if (csrf !== undefined) this.#csrf = csrf;
    return answer;
  }

  /** Follows redirects within accounts; stops at a page or another origin. */
  async visit(url: string): Promise<LightMyRequestResponse> {
    let answer = await this.get(url);
    for (let hops = 0; hops < 10; hops += 1) {
      const { location } = answer.headers;
      if (location === undefined) return answer;
      if (!location.startsWith('/') && !location.startsWith(this.origin)) return answer;
      answer = await this.get(location.replace(this.origin, ''));
    }
    throw new Error('too many redirects');
  }

  async send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object | undefined,
    headers: Readonly<Record<string, string>> = { 'x-csrf-token': this.#csrf },
  ): Promise<LightMyRequestResponse> {
    return this.#keep(
      await this.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: { ...this.#headers(), ...headers },
      }),
    );
  }

  readonly origin = 'http://localhost:3001';

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** Headers that authenticate the browser's calls. */
  get proof(): Readonly<Record<string, string>> {
    return { ...this.#headers(), 'x-csrf-token': this.#csrf };
  }

  #headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { host: 'localhost:3001', accept: 'text/html', cookie, ...this.headers };
  }

  #keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, expires } of answer.cookies) {
      if (value === '' || (expires && expires.getTime() < Date.now())) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
