import type { ChaosCase } from './ChaosCase.ts';
import { fileCases } from './fileCases.ts';
import { registryCases } from './registryCases.ts';
import { releaseCases } from './releaseCases.ts';

export const cases: readonly ChaosCase[] = [...fileCases, ...releaseCases, ...registryCases];

/**
 * The daily cases: what only a browser can show, with its cache, integrity checks and scripts that
 * never arrive. None changes the portal. What a page does about failing or late releases is also
 * tested in `shell/src/remotes`.
 */
export const sample = [
  'list of a remote’s screens: cut short once',
  'part that remotes share: altered',
  'script of the frame: altered',
  'script of the frame: late',
  'script of a dialog: lost',
  'registry: unreachable later',
].map((wanted): ChaosCase => {
  const found = cases.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`There is no case ${wanted}`);
  return found;
});
