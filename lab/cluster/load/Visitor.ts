import { z } from 'zod';

/** Response to a password or a code; contains an address when signed in. */
const answerSchema = z.object({ outcome: z.string(), location: z.string().optional() });

/** A call was answered with an error. */
export class RefusedCall extends Error {
  constructor(readonly status: number) {
    super(`refused with ${String(status)}`);
  }
}

/** The page after all redirects. */
interface Visited {
  readonly url: string;
  readonly status: number;
  readonly page: string;
}

/** A browser in front of the load balancer: follows redirects and keeps cookies by host. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();
  #csrf = '';

  /** @param managerUrl the public origin */
  constructor(private readonly managerUrl: string) {}

  /** Sends a request without following redirects. */
  async ask(url: string, init: RequestInit = {}): Promise<Response> {
    const { hostname } = new URL(url);
    const jar = this.#cookies.get(hostname) ?? new Map<string, string>();
    this.#cookies.set(hostname, jar);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = new Headers({ accept: 'text/html', cookie });
    new Headers(init.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    const answer = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  async visit(from: string): Promise<Visited> {
    let url = from;
    for (let hops = 0; hops < 20; hops += 1) {
      const answer = await this.ask(url);
      const location = answer.headers.get('location');
      if (location === null) {
        const page = await answer.text();
        this.#csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page)?.[1] ?? '';
        return { url, status: answer.status, page };
      }
      await answer.body?.cancel();
      url = new URL(location, url).href;
    }
    throw new Error(`too many redirects at ${url}`);
  }

  /**
   * Signs in from the manager's address.
   * @param codeOf returns the authenticator app's code, if one is required
   * @returns the final page
   * @throws RefusedCall when there is no sign-in page, or the sign-in is refused
   */
  async signIn(credentials: object, codeOf?: () => string): Promise<Visited> {
    const { url, status, page } = await this.visit(`${this.managerUrl}/signin`);
    if (status >= 400) throw new RefusedCall(status);
    const action = /"action":"([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`no sign-in page at ${url}: ${page.slice(0, 300)}`);
    const at = new URL(action, url).href;
    const first = answerSchema.parse(await this.send(at, credentials));
    const shown = { kind: 'totp', code: codeOf?.() };
    const { location } =
      first.outcome === 'second_factor'
        ? answerSchema.parse(await this.send(`${at}/factor`, shown))
        : first;
    if (location === undefined) throw new Error(`not signed in: ${first.outcome}`);
    return this.visit(new URL(location, url).href);
  }

  /**
   * Makes a call of the last visited page.
   * @returns its response
   * @throws RefusedCall for an error status
   */
  async send(url: string, payload: object): Promise<unknown> {
    const answer = await this.ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': this.#csrf },
      body: JSON.stringify(payload),
    });
    if (!answer.ok) throw new RefusedCall(answer.status);
    return answer.json();
  }

  /** The manager's session as a Cookie header. */
  get session(): string {
    const jar = this.#cookies.get(new URL(this.managerUrl).hostname);
    return `manager_session=${jar?.get('manager_session') ?? ''}`;
  }
}
