import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRenderer } from '../testing/buildRenderer.ts';
import { createStage, type Outcome, type Stage } from './createStage.ts';

let dir: string;
let world: string;
let stage: Stage;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'stage-'));
  world = await readFile((await buildRenderer(dir)).world, 'utf8');
});
afterAll(() => rm(dir, { recursive: true }));

/** Returns its context, what an earlier rendering left there, and the release. */
const telling = (release: string) => `
  const context = Math.random();
  let kept = 'nothing';
  var portalPreview = { render: async (request) => {
    const before = kept;
    kept = request;
    return [context, before, '${release}'].join(' ');
  } };`;

function inBatches(outcome: Outcome): readonly string[] {
  if (!('preview' in outcome)) throw new Error(outcome.problem);
  return outcome.preview.split(' ');
}

/** Prepares all contexts. @returns how many */
function prepareAll(): number {
  for (let made = 0; ; made += 1) {
    const script = stage.lacking();
    if (script === undefined) return made;
    stage.prepare(script);
  }
}

describe('createStage', () => {
  it('gives each reader a fresh context, prepared or not', () => {
    stage = createStage(world, 1_500);
    stage.add('parts', telling('first'));
    expect(prepareAll()).toBe(2);
    const answers = ['a', 'b', 'c', 'd'].map((reader) => inBatches(stage.render('parts', reader)));
    expect(new Set(answers.map(([context]) => context)).size).toBe(4);
    expect(answers.map(([, before]) => before)).toEqual(Array(4).fill('nothing'));
  });

  it('replaces the contexts that pages have used', () => {
    stage = createStage(world, 1_500);
    stage.add('parts', telling('first'));
    prepareAll();
    stage.render('parts', 'a');
    expect(prepareAll()).toBe(1);
    for (const reader of ['b', 'c', 'd']) stage.render('parts', reader);
    expect(prepareAll()).toBe(2);
  });

  it('prepares the first context of every release before the second of any', () => {
    stage = createStage(world, 1_500);
    const ids = ['parts', 'orders', 'downloads'];
    for (const id of ids) stage.add(id, telling(id));
    const order = ids.map(() => {
      const script = stage.lacking() ?? '';
      stage.prepare(script);
      return script;
    });
    expect(order).toEqual(ids);
  });

  it('does not render a new release in contexts of the previous one', () => {
    stage = createStage(world, 1_500);
    stage.add('one', telling('first'));
    prepareAll();
    stage.add('two', telling('second'));
    expect(inBatches(stage.render('two', 'a'))[2]).toBe('second');
    stage.keep(new Set(['two']));
    expect(stage.render('one', 'b')).toEqual({ problem: expect.stringContaining('cannot') });
    stage.add('one', telling('third'));
    expect(inBatches(stage.render('one', 'c'))[2]).toBe('third');
  });

  it('prepares a context only once for a script that takes too long', () => {
    stage = createStage(world, 50);
    stage.add('endless', 'for (;;);');
    stage.add('parts', telling('first'));
    expect(prepareAll()).toBe(3);
    expect(stage.render('endless', 'a')).toEqual({ problem: expect.stringContaining('50 ms') });
    expect(inBatches(stage.render('parts', 'b'))[2]).toBe('first');
  });
});
