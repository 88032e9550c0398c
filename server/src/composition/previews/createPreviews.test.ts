import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createPreviews, type FailedPreview } from './createPreviews.ts';
import type { Previews, PreviewScript } from './Previews.ts';
import { aRequest, aScript, showing } from './testing/aScript.ts';
import { buildRenderer } from './testing/buildRenderer.ts';

let dir: string;
let previews: Previews;
const failures: FailedPreview[] = [];
let now = new Date('2026-11-21T03:00:00Z');

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'previews-'));
  previews = createPreviews({
    ...(await buildRenderer(dir)),
    log: pino({ level: 'silent' }),
    clock: () => now,
    onFailure: (failure) => failures.push(failure),
    timeoutMs: 1_500,
    // Starting a process takes long on a busy machine.
    patienceMs: 60_000,
  });
});
afterAll(async () => {
  await previews.close();
  await rm(dir, { recursive: true });
});

function render(script: PreviewScript) {
  return previews.render(script, aRequest());
}

describe('createPreviews', () => {
  it('renders the request with the script', async () => {
    const script = showing('`<h1>${request.route}</h1>`');
    expect(await render(script)).toEqual({ html: '<h1>/parts</h1>', styles: '' });
  });

  it('caches a rendering for some minutes', async () => {
    const script = showing('`${request.route} ${Math.random()}`');
    const other = showing('`${request.route} ${Math.random()}`');
    const first = await render(script);
    expect(await render(script)).toEqual(first);
    expect(await previews.render(script, aRequest('/other'))).not.toEqual(first);
    expect(await render(other)).not.toEqual(first);
    const before = now;
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await render(script)).not.toEqual(first);
    now = before;
  });

  it('formats dates and numbers of both languages', async () => {
    const script = showing(
      `['ja', 'en'].map((locale) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Tokyo' }).format(0) +
        new Intl.NumberFormat(locale, { style: 'currency', currency: 'JPY' }).format(1234))`,
    );
    expect(await render(script)).toMatchObject({
      html: '1970年1月1日￥1,234,January 1, 1970¥1,234',
    });
  });

  it('prepares some of a hundred releases, and renders any of them', async () => {
    const read: string[] = [];
    const releases = Array.from({ length: 100 }, (_, index) => {
      const script = showing(`'release ${index}'`);
      const name = String(index);
      return { ...script, read: () => (read.push(name), script.read()) };
    });
    await previews.prepare(releases);
    expect(read).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    for (const index of [7, 50, ...Array.from({ length: 20 }, (_, nth) => nth + 60)]) {
      const script = releases[index] ?? showing('');
      expect(await render(script)).toMatchObject({ html: `release ${index}` });
    }
    // The last one used is loaded; the first one was evicted.
    read.length = 0;
    for (const index of [79, 50]) {
      await previews.render(releases[index] ?? showing(''), aRequest('/once-more'));
    }
    expect(read).toEqual(['50']);
    await previews.prepare([]);
  });

  it('tries screens of an unpublished release, and reports which fails and why', async () => {
    const script = showing(
      "request.route === '/parts' ? 'whole' : missing.part",
      'var missing = undefined',
    );
    expect(await previews.attempt(script, [aRequest()])).toBeUndefined();
    expect(await previews.attempt(script, [aRequest(), aRequest('/other')])).toEqual({
      route: '/other',
      problem: expect.stringContaining('TypeError'),
    });
    // A trial delays no page.
    expect(await render(script)).toMatchObject({ html: 'whole' });
  });

  it.each([
    ['throws when it is loaded', aScript('', "throw new Error('at once')"), 'at once'],
    ['never ends', aScript('for (;;);'), 'longer'],
    ['renders no preview', aScript("return '{}';"), 'html'],
  ])('refuses a script that %s', async (_what, script, problem) => {
    expect(await previews.attempt(script, [aRequest()])).toEqual({
      route: '/parts',
      problem: expect.stringContaining(problem),
    });
  });

  it('does without a preview that fails, and tries again after a while', async () => {
    const broken = aScript("throw new Error('no');");
    const whole = showing("'whole'");
    expect(await render(broken)).toBeUndefined();
    expect(await render(whole)).toMatchObject({ html: 'whole' });
    expect(await render({ ...whole, id: broken.id })).toBeUndefined();
    expect(failures.filter(({ release }) => release === broken.id)).toEqual([
      {
        remote: 'mf-parts',
        release: broken.id,
        route: '/parts',
        problem: expect.stringContaining('no'),
      },
    ]);
  });

  it.each([
    ['an answer that is not JSON', aScript("return 'not JSON';")],
    ['an answer that is no preview', aScript("return '{}';")],
    ['a script that is no script', aScript('}')],
    ['a script that throws when it is evaluated', aScript('', "throw new Error('at once')")],
    [
      'a script that renders nothing',
      showing("''", 'globalThis.portalPreview = {}; if (1) return {}'),
    ],
    ['a promise that is never kept', aScript('await new Promise(() => undefined);')],
    ['an error that cannot be read', aScript('throw { toString() { throw 1; } };')],
    [
      'a rejection that nobody sees',
      aScript('Promise.reject({ get stack() { throw 1; } }); await new Promise(() => {});'),
    ],
    ['an answer of a gigabyte', showing("'x'.repeat(2 ** 29 - 100)")],
    ['an answer of more than a page', showing("'x'.repeat(2 ** 23)")],
    [
      'a heap that grows',
      aScript('const all = []; for (;;) all.push(new Array(100_000).fill(0));'),
    ],
    ['a loop without an end', aScript('for (;;);')],
    ['a loop without an end when it is evaluated', aScript('', 'for (;;);')],
    [
      'a loop of promises',
      aScript('const again = () => Promise.resolve().then(again); await again();'),
    ],
    ['a loop in what becomes text', aScript('return { toString() { for (;;); } };')],
  ])('shows no preview for %s, and still renders other scripts', async (_what, script) => {
    const innocent = showing("'beside'");
    const [preview] = await Promise.all([render(script), render(innocent)]);
    expect(preview).toBeUndefined();
    // The script ended its process: others get a new one, and its own release pauses.
    expect(await render(innocent)).toMatchObject({ html: 'beside' });
    expect(await render(script)).toBeUndefined();
  });

  it('drops requests beyond its limit, and recovers', async () => {
    const script = showing("'one of many'");
    const many = await Promise.all(Array.from({ length: 40 }, () => render(script)));
    expect(many.filter((preview) => preview !== undefined).length).toBeGreaterThan(0);
    expect(await render(script)).toMatchObject({ html: 'one of many' });
  });

  it('continues after more scripts than it keeps loaded', async () => {
    for (let count = 0; count < 25; count += 1) {
      expect(await render(showing(String(count)))).toMatchObject({ html: String(count) });
    }
  });

  it('renders prepared releases and others', async () => {
    const [ahead, later] = [showing("'made ahead'"), showing("'not made ahead'")];
    await previews.prepare([ahead]);
    expect(await render(ahead)).toMatchObject({ html: 'made ahead' });
    expect(await render(later)).toMatchObject({ html: 'not made ahead' });
    await previews.prepare([later]);
    expect(await render(ahead)).toMatchObject({ html: 'made ahead' });
  });

  it.each([
    ['loops without an end', aScript('', 'for (;;);')],
    ['fills the heap', aScript('', 'const all = []; for (;;) all.push(new Array(1e5).fill(0));')],
    ['cannot be compiled', aScript('}')],
    [
      'cannot be read',
      { remote: 'mf-parts', id: 'lost', read: () => Promise.reject(new Error('no such blob')) },
    ],
  ])('renders a release while another one that %s is being prepared', async (_what, broken) => {
    const whole = showing("'beside'");
    await previews.prepare([broken, whole]);
    // By then the broken script has run, or has ended the process.
    expect(await render(broken)).toBeUndefined();
    expect(await render(whole)).toMatchObject({ html: 'beside' });
  });

  it('refuses a result that is no preview', async () => {
    const read = () => Promise.reject(new Error('no such blob'));
    const script = { remote: 'mf-parts', id: 'gone', read };
    expect(await render(script)).toBeUndefined();
  });
});
