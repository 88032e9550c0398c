import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hostname, tmpdir, uptime } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { machineFingerprint } from '@portal/license-client/src/machineFingerprint.ts';
import { run } from '@portal/license-client/src/run.ts';
import type { TestClient } from './browsers/TestClient.ts';

const source = path.join(import.meta.dirname, '../../../license-client/src/main.ts');
const esbuild = createRequire(import.meta.url).resolve('esbuild/bin/esbuild');

interface Running {
  readonly child: ChildProcess;
  /** Output so far. */
  readonly said: () => string;
  /** The whole output at exit. */
  readonly ended: Promise<string>;
}

/** Customers' computers with the real license client, in one folder. */
export class ClientComputers {
  private constructor(readonly folder: string) {}

  static async create(): Promise<ClientComputers> {
    const folder = await mkdtemp(path.join(tmpdir(), 'license-client-'));
    // A bundle starts ten times faster.
    const outfile = `--outfile=${path.join(folder, 'client.mjs')}`;
    const form = ['--bundle', '--platform=node', '--format=esm'];
    await promisify(execFile)(process.execPath, [esbuild, source, ...form, outfile]);
    return new ClientComputers(folder);
  }

  /** A computer's client folder. */
  homeOf(machine: string): string {
    return path.join(this.folder, machine);
  }

  /** A file on a computer. */
  read(name: string): Promise<string> {
    return readFile(path.join(this.folder, name), 'utf8');
  }

  /**
   * Runs the license client on a computer, but in this process: another one takes longer to start
   * than to do the work. @returns its output
   */
  async run(machine: string, ...args: readonly string[]): Promise<string> {
    const env = this.#envOf(machine);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    await run([...args], {
      env,
      folder: this.folder,
      host: hostname(),
      fingerprint: await machineFingerprint(env),
      now: () => new Date(),
      uptimeMs: () => uptime() * 1000,
      fetch,
      print: say,
      complain: say,
      interrupted: new AbortController().signal,
    });
    return said.join('\n').trim();
  }

  /** Registers a computer to the signed-in person. @returns the client's output */
  async register(machine: string, browser: TestClient, server: string): Promise<string> {
    const { code } = (await browser.post('/api/license/enrolment')).json<{ code: string }>();
    await this.run(machine, 'init');
    return this.run(machine, 'enrol', code, '--server', server);
  }

  /**
   * Starts the license client on a computer, as the program that customers have.
   * @param env additional variables
   * @param within a command that gets the program as its arguments
   */
  start(
    machine: string,
    args: readonly string[],
    { env = {}, within = [] }: { env?: NodeJS.ProcessEnv; within?: readonly string[] } = {},
  ): Running {
    const [command = '', ...rest] = [
      ...within,
      ...[process.execPath, path.join(this.folder, 'client.mjs'), ...args],
    ];
    let text = '';
    const child = spawn(command, rest, {
      env: { ...process.env, ...this.#envOf(machine), ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    }
    const ended = new Promise<string>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', () => {
        resolve(text.trim());
      });
    });
    return { child, said: () => text, ended };
  }

  #envOf(machine: string) {
    return {
      NODE_OPTIONS: '',
      INIT_CWD: this.folder,
      LICENSE_CLIENT_HOME: this.homeOf(machine),
      LICENSE_CLIENT_MACHINE: machine,
      LANG: 'en_US.UTF-8',
      LC_ALL: '',
    };
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
