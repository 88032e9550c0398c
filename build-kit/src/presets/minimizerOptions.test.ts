import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { minify } from '@swc/core';
import { minimizerOptions } from './minimizerOptions.ts';

describe('minimizerOptions', () => {
  it('keep a function that is used once the same object at each call', async () => {
    const source = `(() => {
      function leavePage(path) { location.assign(path); }
      function useUpkeep(leave = leavePage) { seen.add(leave); }
      component = () => { useUpkeep(); };
    })();`;
    const { code } = await minify(source, minimizerOptions);
    const seen = new Set();
    runInNewContext(`let component; ${code} component(); component();`, { seen });
    expect(seen.size).toBe(1);
  });
});
