import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  confinedEnvironment,
  startConfined,
  startPlainly,
  whyNotConfined,
  type StartNode,
} from './confine.ts';
import { nodeArguments } from './nodeArguments.ts';

/** What a script that escaped its context could do with all of Node. */
const probe = `
  import { execFileSync } from 'node:child_process';
  import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
  import { connect } from 'node:net';
  const [port, socket, secret, note, parent] = process.argv.slice(-5);
  const reach = (address) => new Promise((resolve) => {
    const connection = connect(address, () => { connection.end(); resolve(true); });
    connection.on('error', () => resolve(false));
  });
  const can = (act) => { try { act(); return true; } catch { return false; } };
  const found = {
    network: await reach({ host: '127.0.0.1', port: Number(port) }),
    socket: await reach({ path: socket }),
    file: can(() => readFileSync(secret)),
    system: can(() => readFileSync('/etc/passwd')),
    write: can(() => writeFileSync(note, '')),
    processes: can(() => readdirSync('/proc')),
    parent: can(() => process.kill(Number(parent), 0)),
    command: can(() => execFileSync('/bin/sh', ['-c', 'true'])),
  };
  const environment = Object.keys(process.env).filter((name) => !['PATH', 'PWD', 'OLDPWD', 'SHLVL', '_'].includes(name));
  process.stdout.write(JSON.stringify({ ...found, environment }));
`;

/** Elsewhere only Node's permission model holds, which the portal logs at its start. */
const { file, args } = startConfined([], () => ['--version']);
const isGiven = spawnSync(file, args, { env: confinedEnvironment }).status === 0;
const itWhereGiven = isGiven ? it : it.skip;

let dir: string;
let program: string;
let door: Server;
let network: Server;

async function listening(where: string | number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(where, resolve);
  });
  return server;
}

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'confine-'));
  program = path.join(dir, 'probe.mjs');
  await writeFile(program, probe);
  await writeFile(path.join(dir, 'operator.secret'), 'secret', { mode: 0o600 });
  door = await listening(path.join(dir, 'operator.sock'));
  network = await listening(0);
});
afterAll(async () => {
  door.close();
  network.close();
  await rm(dir, { recursive: true });
});

function start(startNode: StartNode, args: (places: readonly string[]) => readonly string[]) {
  const address: AddressInfo | string | null = network.address();
  const port = typeof address === 'object' ? address?.port : address;
  const inDir = ['operator.sock', 'operator.secret', 'note'].map((name) => path.join(dir, name));
  const command = startNode([program], args);
  return spawn(command.file, [...command.args, String(port), ...inDir, String(process.pid)], {
    env: confinedEnvironment,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

async function reachedBy(...started: Parameters<typeof start>): Promise<unknown> {
  return JSON.parse(await text(start(...started).stdout));
}

const nothing = {
  network: false,
  socket: false,
  file: false,
  system: false,
  write: false,
  processes: false,
  parent: false,
  command: false,
  environment: [],
};

describe('startConfined', () => {
  itWhereGiven('leaves a program no network, socket, file, process or setting', async () => {
    expect(await reachedBy(startConfined, (places) => places)).toEqual(nothing);
  });

  itWhereGiven('lets Node hold as well', async () => {
    expect(await reachedBy(startConfined, nodeArguments)).toEqual(nothing);
  });

  itWhereGiven('ends the program with the command that started it', async () => {
    const child = start(startConfined, () => ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
    const closed = new Promise((resolve) => child.stdout.on('close', resolve));
    child.stdout.once('data', () => child.kill('SIGKILL'));
    // The other end of the pipe is closed.
    expect(await closed).toBe(false);
  });
});

describe('whyNotConfined', () => {
  it('returns a reason exactly where the platform provides no namespaces', async () => {
    expect(await whyNotConfined()).toEqual(isGiven ? undefined : expect.any(String));
  });
});

describe('startPlainly', () => {
  it('confines nothing by itself, which shows that the tests above are meaningful', async () => {
    const reached = await reachedBy(startPlainly, (places) => places);
    expect(reached).toMatchObject({ network: true, socket: true, file: true, parent: true });
  });

  it('makes Node refuse files and commands', async () => {
    expect(await reachedBy(startPlainly, nodeArguments)).toMatchObject({
      file: false,
      system: false,
      write: false,
      command: false,
      environment: [],
    });
  });
});
