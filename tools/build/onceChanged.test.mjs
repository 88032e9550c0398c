import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { onceChanged } from './onceChanged.mjs';

let folder;
let calls;
const write = (file, text) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/changes-'));
  mkdirSync(join(folder, 'screens'));
  write('screens/List.ts', 'one');
  calls = 0;
  onceChanged({ inputs: [relative(root, folder)] }, () => (calls += 1));
});
afterEach(() => {
  // Ends a watcher that is still active.
  write('screens/List.ts', 'end');
  return wait(300).then(() => rmSync(folder, { recursive: true }));
});

/** Waits as long as a busy machine takes to report a change. */
async function untilCalled() {
  for (let round = 0; round < 100 && calls === 0; round += 1) await wait(50);
}

describe('onceChanged', () => {
  it('acts once, however often files change', async () => {
    write('screens/List.ts', 'two');
    await untilCalled();
    write('screens/List.ts', 'three');
    write('screens/Other.ts', 'new');
    await wait(300);
    expect(calls).toBe(1);
  });

  it('does not act if the content is unchanged or only a test has changed', async () => {
    write('screens/List.ts', 'one');
    write('screens/List.test.ts', 'new');
    utimesSync(join(folder, 'screens/List.ts'), new Date(), new Date());
    await wait(500);
    expect(calls).toBe(0);
  });
});
