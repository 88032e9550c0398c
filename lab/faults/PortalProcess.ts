import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@portal/server/src/testing/freePort.ts';

/** The real server as a child process. */
export class PortalProcess {
  #log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    readonly accountsPort: number,
  ) {
    child.stderr?.on('data', (chunk) => {
      this.#log = `${this.#log}${String(chunk)}`.slice(-20_000);
    });
  }

  /**
   * @param program bundled `main.ts`
   * @param env variables; ports are chosen unless given
   * @param log log file; default: none
   */
  static async start(
    program: string,
    env: NodeJS.ProcessEnv,
    log?: string,
  ): Promise<PortalProcess> {
    const port = Number(env['PORT'] ?? (await freePort()));
    const accountsPort = Number(env['ACCOUNTS_PORT'] ?? (await freePort()));
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        ACCOUNTS_PORT: String(accountsPort),
        DEMO: '0',
        PREVIEWS: '0',
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', log === undefined ? 'ignore' : openSync(log, 'a'), 'pipe'],
    });
    return new PortalProcess(child, port, accountsPort);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get accountsUrl(): string {
    return `http://127.0.0.1:${this.accountsPort}`;
  }

  /** Its output on exit; `undefined` while it runs. */
  get end(): string | undefined {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null
      ? undefined
      : `${String(exitCode ?? signalCode)}: ${this.#log}`;
  }

  /** `undefined` when the connection is refused. */
  async ask(
    path: string,
    init: RequestInit = {},
    origin = this.url,
  ): Promise<Response | undefined> {
    if (this.end !== undefined) throw new Error(`the portal has exited with ${this.end}`);
    return fetch(`${origin}${path}`, { signal: AbortSignal.timeout(60_000), ...init }).catch(
      () => undefined,
    );
  }

  /** Resolves once an address returns a status. @returns that response */
  async until(path: string, status: number, origin = this.url): Promise<Response> {
    for (;;) {
      const answer = await this.ask(path, {}, origin);
      if (answer?.status === status) return answer;
      await wait(20);
    }
  }

  /** Kills it, as when the machine is lost. */
  async kill(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  /** @returns the exit code */
  async stop(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    return this.child.exitCode;
  }
}
