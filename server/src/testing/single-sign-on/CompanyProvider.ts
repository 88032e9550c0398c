import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../freePort.ts';

const program = path.join(import.meta.dirname, 'providerProgram.ts');

/** A real OpenID provider of a company, in a child process. */
export class CompanyProvider {
  private constructor(
    readonly issuer: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param redirectUri of the portal */
  static async start(redirectUri: string): Promise<CompanyProvider> {
    const port = await freePort();
    const child = spawn(process.execPath, ['--import', 'tsx', program], {
      env: { ...process.env, PORT: String(port), REDIRECT_URI: redirectUri, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the provider exited before it listened');
    });
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => undefined);
    return new CompanyProvider(`http://127.0.0.1:${String(port)}`, child);
  }

  /** Signs in on its pages. @returns the query of the callback */
  async signIn(location: string, login: string): Promise<string> {
    const cookies = new Map<string, string>();
    let url = location;
    let form: URLSearchParams | undefined;
    for (let hops = 0; hops < 15; hops += 1) {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: form }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      if (next !== null) {
        const to = new URL(next, url);
        if (to.origin !== this.issuer) return to.search.slice(1);
        url = to.href;
        form = undefined;
        continue;
      }
      const page = await answer.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
      url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', url).href;
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'x' }) });
    }
    throw new Error('the provider redirects too often');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}
