import type { ChaosCase } from './ChaosCase.ts';
import { fileCases } from './fileCases.ts';
import { registryCases } from './registryCases.ts';
import { releaseCases } from './releaseCases.ts';

/** Every fault. */
export const cases: readonly ChaosCase[] = [...fileCases, ...releaseCases, ...registryCases];

/** What the daily tests try: of each kind of fault, and each way back, one. */
export const sample = [
  'list of a remote’s screens: cut short once',
  'script of a screen, with its texts: late',
  'part that remotes share: altered',
  'script of the frame: altered',
  'script of the frame: late',
  'script of a dialog: lost',
  'release: throws at render',
  'release: sets state for ever',
  'release: its files are gone after the next one',
  'registry: unreachable later',
].map((wanted): ChaosCase => {
  const found = cases.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`There is no case ${wanted}`);
  return found;
});
