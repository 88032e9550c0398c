import { copyFile, stat, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openLicenseFile } from '@portal/shared/domain';
import { findDevice, requireDevice } from './device.ts';
import { en } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { Store } from './Store.ts';
import { aTerminal, type Terminal } from './testing/aTerminal.ts';
import { writeLicense } from './testing/writeLicense.ts';

let terminal: Terminal | undefined;
afterEach(() => terminal?.remove());

/** A network whose server answers every call like this. */
const answering = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

async function aRegisteredTerminal(status: number, body: unknown): Promise<Terminal> {
  terminal = await aTerminal({ fetch: answering(status, body) });
  await terminal.type('init');
  const store = new Store(path.join(terminal.folder, 'home'));
  await store.write('registration', { server: 'http://portal.example', user: 'u' });
  const at = '2026-11-20T00:00:00Z';
  const lease = { lease: 'l', number: 'CD-0000001', expires_at: at, recorded_until: at };
  await store.write('lease-cd', lease);
  return terminal;
}

describe('run', () => {
  it('prints its help in both languages', async () => {
    terminal = await aTerminal({ env: { LANG: 'ja_JP.UTF-8' } });
    expect(await terminal.type()).toEqual({ code: 0, out: ja.help, err: '' });
    expect((await terminal.type('help', '--lang', 'en')).out).toBe(en.help);
    expect((await terminal.type('nothing')).err).toBe(
      'コマンド「nothing」はありません。help を実行してください。',
    );
  });

  it('reports what is missing or wrong in a command line', async () => {
    terminal = await aTerminal();
    const sentenceOf = async (...argv: string[]) => {
      const { code, err } = await terminal!.type(...argv);
      expect(code).toBe(1);
      return err;
    };
    expect(await sentenceOf('--nothing')).toContain('The options cannot be read');
    expect(await sentenceOf('constructor')).toContain('no command');
    expect(await sentenceOf('lir', '--product', 'cd')).toBe(en.noDevice);
    await terminal.type('init');
    expect(await sentenceOf('lir')).toBe('--product is missing.');
    expect(await sentenceOf('lir', '--product', 'xx')).toBe(en.badProduct('xx'));
    expect(await sentenceOf('enrol', 'CODE')).toBe('--server is missing.');
    expect(await sentenceOf('enrol', '--server', 'http://x')).toBe('CODE is missing.');
    expect(await sentenceOf('checkout', '--product', 'cd')).toBe(en.noRegistration);
    expect(await sentenceOf('verify')).toBe('FILE.lic is missing.');
    expect(await sentenceOf('verify', 'none.lic')).toContain('cannot be read');
    expect(await sentenceOf('keys', '--server', 'http://x')).toBe(en.unreachable('http://x'));
  });

  it('prints control characters of names visibly', async () => {
    terminal = await aTerminal();
    expect((await terminal.type('\u001b[2J\u202e')).err).toContain('\\u{1b}[2J\\u{202e}');
  });

  it('creates one key, and stores it readable only by its owner', async () => {
    terminal = await aTerminal();
    await terminal.type('init');
    const home = path.join(terminal.folder, 'home');
    expect((await stat(path.join(home, 'device.json'))).mode & 0o777).toBe(0o600);
    const first = await findDevice(new Store(home));
    expect((await terminal.type('init')).out).toBe(en.deviceKnown(first?.kid ?? ''));
    expect((await findDevice(new Store(home)))?.kid).toBe(first?.kid);
  });

  it('writes a license request signed by its own key', async () => {
    terminal = await aTerminal();
    await terminal.type('init', '--host', '設計PC');
    await terminal.type('lir', '--product', 'cd,pd,cd', '--out', 'a.lir');
    const text = await readFile(path.join(terminal.folder, 'a.lir'), 'utf8');
    const opened = await openLicenseFile(text, 'LIR', (_kid, { dk }) => dk);
    expect(opened).toMatchObject({
      kind: 'opened',
      payload: { host: '設計PC', products: ['cd', 'pd'], iat: '2026-11-20T00:00:00.000Z' },
    });
  });
});

describe('a refused call', () => {
  it.each(Object.keys(en.refused))('prints a sentence about %s in both languages', async (code) => {
    const { type } = await aRegisteredTerminal(409, { error: true, code });
    const sentence = Object.entries(en.refused).find(([known]) => known === code)?.[1];
    const japanese = Object.entries(ja.refused).find(([known]) => known === code)?.[1];
    expect((await type('heartbeat', '--product', 'cd')).err).toBe(sentence);
    expect((await type('heartbeat', '--product', 'cd', '--lang', 'ja')).err).toBe(japanese);
  });

  it('prints the request id for server errors', async () => {
    const body = { error: true, code: 'internal', request_id: 'r-1' };
    const { type } = await aRegisteredTerminal(500, body);
    expect((await type('heartbeat', '--product', 'cd')).err).toBe(
      'The server refused: internal. Request r-1.',
    );
  });

  it("treats another server's response as an unreachable portal", async () => {
    const { type } = await aRegisteredTerminal(200, 'welcome to the hotel network');
    expect((await type('heartbeat', '--product', 'cd')).err).toContain('cannot be reached');
  });
});

describe('verify and lrr', () => {
  async function withLicenseFile(changes: object = {}): Promise<Terminal> {
    terminal = await aTerminal();
    await terminal.type('init');
    await writeLicense(terminal.folder, changes);
    return terminal;
  }

  it('verify prints the person, the period and the products', async () => {
    const { type } = await withLicenseFile();
    const { code, out } = await type('verify', 'a.lic');
    expect(code).toBe(0);
    expect(out).toBe(
      'Valid for 佐藤 花子 until 2026-12-31T15:00:00.000Z.\n' +
        '  CD-0000001 Circuit Designer 2026-12-31 to 2026-12-31',
    );
  });

  it.each([
    [{ exp: '2026-11-19T15:00:00Z' }, 'expired at 2026-11-19'],
    [{ nbf: '2026-12-01T00:00:00Z' }, 'not valid before 2026-12-01'],
    [{ fp: 'elsewhere' }, 'for another machine'],
  ])('verify refuses %o', async (changes, sentence) => {
    const { type } = await withLicenseFile(changes);
    const { code, err } = await type('verify', 'a.lic');
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('prints the fault of a file', async () => {
    const { type, folder } = await withLicenseFile();
    await type('lir', '--product', 'cd', '--out', 'a.lir');
    expect((await type('verify', 'a.lir')).err).toBe(en.file.wrong_kind);
    const write = (content: string) => writeFile(path.join(folder, 'b.lic'), content);
    await write('');
    expect((await type('verify', 'b.lic')).err).toBe(en.file.empty);
    await write('hello');
    expect((await type('verify', 'b.lic', '--lang', 'ja')).err).toBe(ja.file.malformed);
    await new Store(path.join(folder, 'home')).write('keys', { keys: [] });
    expect((await type('verify', 'a.lic')).err).toBe(en.file.unknown_key);
  });

  it('lrr writes the release request and deletes the license file', async () => {
    const { type, folder } = await withLicenseFile();
    expect((await type('lrr', 'a.lic')).code).toBe(0);
    const { publicKey } = await requireDevice(new Store(path.join(folder, 'home')));
    const text = await readFile(path.join(folder, 'release.lrr'), 'utf8');
    const opened = await openLicenseFile(text, 'LRR', () => publicKey);
    expect(opened).toMatchObject({ kind: 'opened', payload: { lic: 'id', erased: true } });
    expect((await type('verify', 'a.lic')).err).toContain('cannot be read');
  });

  it('verify refuses a copy of a released file, which lrr can release again', async () => {
    const { type, folder } = await withLicenseFile();
    await copyFile(path.join(folder, 'a.lic'), path.join(folder, 'copy.lic'));
    expect((await type('verify', 'copy.lic')).code).toBe(0);
    await type('lrr', 'a.lic');
    expect(await type('verify', 'copy.lic')).toEqual({ code: 1, out: '', err: en.released });
    expect((await type('verify', 'copy.lic', '--lang', 'ja')).err).toBe(ja.released);
    expect((await type('lrr', 'copy.lic')).code).toBe(0);
    // Another switch to standalone creates another file, which is valid.
    await writeLicense(folder, { id: 'next' });
    expect((await type('verify', 'a.lic')).code).toBe(0);
  });
});
