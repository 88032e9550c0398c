/** A browser across both services over real HTTP: keeps cookies, follows redirects on request. */
export class SiteBrowser {
  /** As in browsers, all ports of a host share cookies. */
  readonly cookies = new Map<string, string>();
  #csrf = '';

  async get(url: string): Promise<{ status: number; location: string; body: string; url: string }> {
    const answer = await fetch(url, { redirect: 'manual', headers: this.#headers() });
    this.#keep(answer);
    const body = await answer.text();
    this.#csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(body)?.[1] ?? this.#csrf;
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      location: location === null ? '' : new URL(location, url).href,
      body,
      url,
    };
  }

  /** Follows redirects until a page, or an address that starts with `until`. */
  async visit(url: string, until = 'none:'): Promise<Awaited<ReturnType<SiteBrowser['get']>>> {
    let answer = await this.get(url);
    for (let hops = 0; hops < 15 && answer.location !== ''; hops += 1) {
      if (answer.location.startsWith(until)) return answer;
      answer = await this.get(answer.location);
    }
    return answer;
  }

  async post(url: string, body: object): Promise<unknown> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...this.#headers(),
        'content-type': 'application/json',
        'x-csrf-token': this.#csrf,
        origin: new URL(url).origin,
      },
      body: JSON.stringify(body),
    });
    this.#keep(answer);
    return answer.json();
  }

  /** Submits a form like a page. @returns the redirect target */
  async submit(url: string, fields: Record<string, string>): Promise<string> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: this.#headers(),
      body: new URLSearchParams(fields),
    });
    this.#keep(answer);
    return new URL(answer.headers.get('location') ?? '', url).href;
  }

  #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { accept: 'text/html', cookie };
  }

  #keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const expires = attributes.find((each) => /^\s*expires=/i.test(each))?.split('=')[1];
      const isGone = value === '' || (expires !== undefined && new Date(expires) <= new Date());
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
