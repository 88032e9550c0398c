import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@portal/server/src/testing/freePort.ts';

const given = path.join(import.meta.dirname, '../../docs/deploy/haproxy/haproxy.cfg');

/** @returns its version, or `undefined` when it is not installed */
export function findHaproxy(): string | undefined {
  try {
    return execFileSync('haproxy', ['-v'], { encoding: 'utf8', stdio: 'pipe' }).split('\n')[0];
  } catch {
    return undefined;
  }
}

interface Servers {
  /** Ports of both managers. */
  readonly managers: readonly [number, number];
  /** One or two ports of accounts. */
  readonly accounts: readonly [number, number | undefined];
}

/** HAProxy with the configuration in `docs/deploy/haproxy`, on local addresses and without TLS. */
export class Haproxy {
  #child: ChildProcess | undefined;

  private constructor(
    /** Public origins on one port. */
    readonly managerUrl: string,
    readonly accountsUrl: string,
    readonly accountsInternalUrl: string,
    private readonly ports: readonly number[],
  ) {}

  static async create(): Promise<Haproxy> {
    const [port, internal, redirects, figures] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    return new Haproxy(
      `http://127.0.0.1:${port}`,
      `http://localhost:${port}`,
      `http://127.0.0.1:${internal}`,
      [port, internal, redirects, figures],
    );
  }

  /** @param folder for the configuration */
  async start(folder: string, { managers, accounts }: Servers): Promise<void> {
    const [port, internal, redirects, figures] = this.ports.map(String);
    const config = [
      ['bind :443 ssl crt /etc/haproxy/portal.pem alpn h2,http/1.1', `bind 127.0.0.1:${port}`],
      ['bind :80', `bind 127.0.0.1:${redirects}`],
      ['127.0.0.1:3101', `127.0.0.1:${internal}`],
      ['127.0.0.1:8405', `127.0.0.1:${figures}`],
      ['accounts.portal.example', 'localhost'],
      ['portal.example', '127.0.0.1'],
      ['10.0.0.11:3000', `127.0.0.1:${managers[0]}`],
      ['10.0.0.12:3000', `127.0.0.1:${managers[1]}`],
      ['10.0.0.11:3001', `127.0.0.1:${accounts[0]}`],
      ...(accounts[1] === undefined
        ? [
            ['    server accounts2 10.0.0.12:3001 no-check\n', ''],
            ['    server accounts2 10.0.0.12:3001\n', ''],
          ]
        : [['10.0.0.12:3001', `127.0.0.1:${accounts[1]}`]]),
    ].reduce(replaced, await readFile(given, 'utf8'));
    const file = path.join(folder, 'haproxy.cfg');
    await writeFile(file, config);
    execFileSync('haproxy', ['-c', '-q', '-f', file], { stdio: 'pipe' });
    this.#child = spawn('haproxy', ['-W', '-db', '-f', file], { stdio: 'ignore' });
  }

  /** Reloads the configuration; the previous process finishes its open requests. */
  reload(): void {
    this.#child?.kill('SIGUSR2');
  }

  /** Resolves once HAProxy considers a server up or down, by its metrics. */
  async until(backend: 'manager' | 'accounts', index: number, state: 'UP' | 'DOWN'): Promise<void> {
    const labels = `proxy="${backend}",server="${backend}${index + 1}",state="${state}"`;
    const line = `haproxy_server_status{${labels}} 1`;
    while (!(await this.#figures()).includes(line)) await wait(20);
  }

  /** Number of requests sent to each server so far. */
  async given(backend: 'manager' | 'accounts'): Promise<readonly [number, number]> {
    const figures = await this.#figures();
    const of = (server: string) => {
      const labels = `proxy="${backend}",server="${server}"`;
      const name = `haproxy_server_sessions_total{${labels}} `;
      const line = figures.split('\n').find((one) => one.startsWith(name));
      return Number(line?.slice(name.length));
    };
    return [of(`${backend}1`), of(`${backend}2`)];
  }

  /** In Prometheus' format. */
  async #figures(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.ports.at(-1)}/metrics`)).text();
  }

  async stop(): Promise<void> {
    if (this.#child?.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

function replaced(config: string, [from = '', to = '']: readonly string[]): string {
  if (!config.includes(from)) throw new Error(`the configuration no longer contains “${from}”`);
  return config.replaceAll(from, to);
}
