import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '../Context.ts';
import { run } from '../run.ts';

export interface Terminal {
  readonly folder: string;
  /** Runs a command line. */
  type(...argv: string[]): Promise<{ code: number; out: string; err: string }>;
  remove(): Promise<void>;
}

/** A terminal on a separate machine, with a fixed clock and the given network. */
export async function aTerminal(changes: Partial<Context> = {}): Promise<Terminal> {
  const folder = await mkdtemp(path.join(tmpdir(), 'license-client-'));
  return {
    folder,
    type: async (...argv) => {
      const out: string[] = [];
      const err: string[] = [];
      const code = await run(argv, {
        env: { LICENSE_CLIENT_HOME: path.join(folder, 'home') },
        folder,
        host: 'test-pc',
        fingerprint: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
        uptimeMs: () => 0,
        now: () => new Date('2026-11-20T00:00:00Z'),
        fetch: () => Promise.reject(new TypeError('this test has no network')),
        print: (line) => out.push(line),
        complain: (line) => err.push(line),
        interrupted: new AbortController().signal,
        ...changes,
      });
      return { code, out: out.join('\n'), err: err.join('\n') };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
