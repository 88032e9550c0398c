import { z } from 'zod';

/** The answer to the right password. */
const signedIn = z.object({ location: z.string() });

/** A browser before the load balancer: follows redirects and keeps the cookies of each host. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** @param managerUrl the public origin */
  constructor(private readonly managerUrl: string) {}

  /** Asks once, without following. */
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

  /** @returns the page at the end of all redirects, and its address */
  async visit(from: string): Promise<{ readonly url: string; readonly page: string }> {
    let url = from;
    for (let hops = 0; hops < 20; hops += 1) {
      const answer = await this.ask(url);
      const location = answer.headers.get('location');
      if (location === null) return { url, page: await answer.text() };
      await answer.body?.cancel();
      url = new URL(location, url).href;
    }
    throw new Error(`redirects in a circle at ${url}`);
  }

  /** Signs in from the manager's address. @returns where that ended */
  async signIn(credentials: object): Promise<string> {
    const { url, page } = await this.visit(`${this.managerUrl}/signin`);
    const action = /"action":"([^"]+)"/.exec(page)?.[1];
    const csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page)?.[1];
    if (action === undefined || csrf === undefined) {
      throw new Error(`no sign-in page at ${url}: ${page.slice(0, 300)}`);
    }
    const answer = await this.ask(new URL(action, url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify(credentials),
    });
    const { location } = signedIn.parse(await answer.json());
    return (await this.visit(new URL(location, url).href)).url;
  }

  /** The manager's session, as a Cookie header. */
  get session(): string {
    const jar = this.#cookies.get(new URL(this.managerUrl).hostname);
    return `manager_session=${jar?.get('manager_session') ?? ''}`;
  }
}
