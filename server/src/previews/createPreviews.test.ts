import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewRequest } from '@portal/shared/remote';
import { build } from 'esbuild';
import { pino } from 'pino';
import { createPreviews } from './createPreviews.ts';
import type { Previews, PreviewScript } from './Previews.ts';

let dir: string;
let previews: Previews;
const now = new Date('2026-11-21T03:00:00Z');

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'previews-'));
  const program = path.join(dir, 'program/rendererProgram.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'rendererProgram.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  previews = createPreviews({
    program,
    folder: path.join(dir, 'scripts'),
    log: pino({ level: 'silent' }),
    clock: () => now,
    timeoutMs: 1_500,
    // A busy machine takes long to start a process.
    patienceMs: 20_000,
  });
});
afterAll(async () => {
  await previews.close();
  await rm(dir, { recursive: true });
});

let scripts = 0;

/** A release whose preview is what the body of a function returns; `request` is the request. */
function aScript(body: string): PreviewScript {
  const code = `var portalPreview = { render: async (json) => {
    const request = JSON.parse(json);
    ${body}
  } };`;
  return { id: `script-${String((scripts += 1))}`, read: () => Promise.resolve(Buffer.from(code)) };
}

function showing(expression: string): PreviewScript {
  return aScript(`return JSON.stringify({ html: String(${expression}), styles: '' });`);
}

const request = { route: '/parts', answers: [] } as const;

function render(script: PreviewScript) {
  // @ts-expect-error -- the scripts of these tests look at nothing else of it
  const asked: PreviewRequest = request;
  return previews.render(script, asked);
}

describe('createPreviews', () => {
  it('renders what the script makes of the request', async () => {
    const script = showing('`<h1>${request.route}</h1>`');
    expect(await render(script)).toEqual({ html: '<h1>/parts</h1>', styles: '' });
    expect(await render(script)).toEqual({ html: '<h1>/parts</h1>', styles: '' });
  });

  it.each([
    'typeof process',
    'typeof require',
    'typeof fetch',
    'typeof setTimeout',
    'typeof document',
  ])('gives scripts no %s', async (expression) => {
    expect(await render(showing(expression))).toEqual({ html: 'undefined', styles: '' });
  });

  it.each([
    ['code of their own making', "new Function('return 1')()"],
    ['what made the world around them', "URL.constructor('return process')()"],
    [
      'the prototypes of that world',
      "(() => { 'use strict'; Object.getPrototypeOf(URL.prototype).then = 1; })()",
    ],
  ])('lets scripts not reach %s', async (_what, expression) => {
    expect(await render(showing(expression))).toBeUndefined();
  });

  it('goes without a preview that fails, and asks again after a while', async () => {
    let isBroken = true;
    const broken = aScript("throw new Error('no');");
    const whole = showing("'whole'");
    const script = { id: 'mended', read: () => (isBroken ? broken : whole).read() };
    expect(await render(script)).toBeUndefined();
    isBroken = false;
    expect(await render(whole)).toMatchObject({ html: 'whole' });
    expect(await render({ ...whole, id: script.id })).toBeUndefined();
  });

  it('goes without an answer that is no preview', async () => {
    expect(await render(aScript("return 'not JSON';"))).toBeUndefined();
    expect(await render(aScript("return '{}';"))).toBeUndefined();
  });

  it('ends a script that never ends, and blames no other for it', async () => {
    const innocent = showing("'beside'");
    const [endless] = await Promise.all([render(aScript('for (;;);')), render(innocent)]);
    expect(endless).toBeUndefined();
    // A new process is asked, unless the script is paused.
    expect(await render(innocent)).toMatchObject({ html: 'beside' });
  });

  it('drops what is too much at once, and is ready for it afterwards', async () => {
    const script = showing("'one of many'");
    const many = await Promise.all(Array.from({ length: 40 }, () => render(script)));
    expect(many.filter((preview) => preview !== undefined).length).toBeGreaterThan(0);
    expect(await render(script)).toMatchObject({ html: 'one of many' });
  });

  it('does not take what cannot be read for a preview', async () => {
    const script = { id: 'gone', read: () => Promise.reject(new Error('no such blob')) };
    expect(await render(script)).toBeUndefined();
  });
});
