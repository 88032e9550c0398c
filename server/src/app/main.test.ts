import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { freePort } from '../testing/freePort.ts';

// Processes start slowly on a busy machine.
jest.setTimeout(180_000);

/** Standard output of the process on a full disk. */
const fullDisk = existsSync('/dev/full') ? openSync('/dev/full', 'w') : 'ignore';

/** A separate package without builds, which the first start would publish. */
const folder = path.join(import.meta.dirname, `../../.cache/main-${process.pid}`);
let main: string;
let dataDir: string;
let other: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const image = process.env['TEST_DATABASE_IMAGE'] ?? '';
  const prepared = path.join(folder, 'dist', `${path.basename(image)}.gz`);
  await writeFile(prepared, gzipSync(await readFile(image), { level: 1 }));
  main = await bundleProgram(path.join(import.meta.dirname, 'main.ts'), folder);
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-main-'));
  other = await mkdtemp(path.join(tmpdir(), 'portal-main-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
  await rm(other, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

function start(env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      ACCOUNTS_PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', fullDisk, 'pipe'],
  });
  children.push(child);
  return child;
}

/** The error of a failed start, without the runtime's own warnings. */
async function refusal(env: NodeJS.ProcessEnv): Promise<readonly [number, string]> {
  const child = start(env);
  const ended = once(child, 'exit');
  const words = child.stderr ? await text(child.stderr) : '';
  await ended;
  const lines = words
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('oidc-provider'));
  return [child.exitCode ?? -1, lines.join('\n')];
}

const socket = () => path.join(dataDir, 'operator.sock');

/** Sends raw HTTP through the operator's socket. */
function connect(): net.Socket {
  return net.connect(socket());
}

/** @returns the whole response */
async function askSocket(address: string): Promise<string> {
  const connection = connect();
  connection.end(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  return text(connection);
}

async function isReady(): Promise<boolean> {
  if (!existsSync(socket())) return false;
  try {
    return (await askSocket('/ready')).startsWith('HTTP/1.1 200');
  } catch {
    // The socket does not accept connections yet.
    return false;
  }
}

/** What other users of the machine could open in a folder, including itself. */
async function openToOthers(folder: string): Promise<readonly string[]> {
  const inside = await readdir(folder, { recursive: true });
  expect(inside.length).toBeGreaterThan(500);
  return ['.', ...inside].filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0);
}

describe('the server process', () => {
  it('serves, refuses a second owner, finishes open requests and exits cleanly', async () => {
    const figures = await freePort();
    const child = start({ FIGURES_PORT: String(figures) });
    while (!(await isReady())) {
      expect(child.exitCode).toBeNull();
      await wait(100);
    }
    expect((await fetch(`http://127.0.0.1:${figures}/ready`)).status).toBe(200);
    expect(statSync(socket()).mode & 0o777).toBe(0o600);
    expect(await openToOthers(dataDir)).toEqual([]);

    expect(await refusal({})).toEqual([
      1,
      `The data directory is in use by process ${child.pid} (${dataDir}/db.lock). Stop it, or set DATA_DIR to another directory.`,
    ]);

    const body = JSON.stringify({
      name: 'Kiban Works',
      password: 'solder-mask-green',
      owner_email: 'o@kiban.example',
    });
    const secret = await readFile(path.join(dataDir, 'operator.secret'), 'utf8');
    const request = connect();
    const answer = text(request);
    request.write(
      `POST /operator/teams HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${secret}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await wait(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await wait(300);
    request.write(body.slice(10));
    expect(await answer).toContain('HTTP/1.1 200');
    expect(await ended).toEqual([0, null]);
    const left = await readdir(dataDir);
    expect(left.filter((name) => /lock|sock|new/.test(name))).toEqual([]);
  });

  it('reports that it is stopping while it serves, and exits at once on a second signal', async () => {
    const child = start({ DRAIN_SECONDS: '300' });
    while (!(await isReady())) {
      expect(child.exitCode).toBeNull();
      await wait(100);
    }
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    while (await isReady());
    expect(await askSocket('/ready')).toMatch(/^HTTP\/1.1 503 .*"waiting":\["draining"\]/s);
    expect(await askSocket('/health')).toMatch(/^HTTP\/1.1 200 /);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('reports a port in use in one sentence', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address: AddressInfo | string | null = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ DATA_DIR: other, PORT: String(port) })).toEqual([
      1,
      `Port ${port} is in use by another program. Stop it, or set PORT to another port.`,
    ]);
    expect(existsSync(path.join(other, 'db.lock'))).toBe(false);
    server.close();
  });

  it('reports a configuration error in one sentence', async () => {
    expect(await refusal({ PORT: 'many' })).toEqual([1, expect.stringMatching(/^PORT: /)]);
  });

  it.each([
    ['a process', 'PORT', {}],
    ['a worker', 'FIGURES_PORT', { ROLE: 'worker' }],
  ])('waits as %s for an unavailable database server, and can be stopped', async (_, door, env) => {
    const port = await freePort();
    const child = start({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_DIR: other,
      [door]: String(port),
      ...env,
    });
    let answer: Response | undefined;
    while (answer === undefined) {
      expect(child.exitCode).toBeNull();
      answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
    }
    expect(await answer.json()).toMatchObject({ status: 'waiting' });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
