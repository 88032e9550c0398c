import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';

/** Tries Node's import-free APIs in a child process, before and after. */
const probe = `
  import { disarm } from './disarm.ts';
  const doors = {
    fetch: () => new Request('http://localhost') && fetch,
    WebSocket: () => WebSocket,
    EventSource: () => EventSource,
    MessageChannel: () => new MessageChannel().port1.close(),
    BroadcastChannel: () => new BroadcastChannel('a').close(),
    kill: () => process.kill(process.pid, 0),
    _kill: () => process._kill(process.pid, 0),
    dlopen: () => process.dlopen.call,
    binding: () => process._linkedBinding.call,
    builtin: () => process.getBuiltinModule('fs').readFileSync,
    report: () => process.report.getReport(),
    env: () => process.env.SECRET.length,
    prototype: () => Object.getPrototypeOf(process).kill.call,
  };
  const open = () => Object.keys(doors).filter((name) => {
    try { return doors[name]() !== undefined || ['MessageChannel', 'BroadcastChannel'].includes(name); } catch { return false; }
  });
  const before = open();
  disarm();
  const after = open();
  setTimeout(() => process.stdout.write(JSON.stringify({ before, after })), 0);
`;

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'disarm-'));
});
afterAll(() => rm(dir, { recursive: true }));

describe('disarm', () => {
  it('removes Node APIs that need no import, and keeps timers and output', async () => {
    const program = path.join(dir, 'probe.mjs');
    await build({
      stdin: { contents: probe, resolveDir: import.meta.dirname, loader: 'js' },
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
    });
    const env = { SECRET: 'a secret' };
    const { stdout } = await promisify(execFile)(process.execPath, [program], { env });
    const { before, after }: { before: string[]; after: string[] } = JSON.parse(stdout);
    expect(before).toEqual(expect.arrayContaining(['fetch', 'kill', '_kill', 'dlopen', 'env']));
    expect(after).toEqual([]);
  });
});
