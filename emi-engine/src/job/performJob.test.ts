import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describeProblem } from '../problems/describeProblem.ts';
import { EmiError } from '../problems/EmiError.ts';
import { hostileArchives } from '../testing/archives/hostileArchives.ts';
import { performJob } from './performJob.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emi-hostile-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** To make the others takes seconds: `archive/hostileArchives.test.ts` refuses the same. */
const small = hostileArchives.filter(
  ({ code }) => code !== 'archive-ratio' && code !== 'archive-entries',
);

describe('an archive that is sent to do harm', () => {
  it.each(small)(
    'is refused with a sentence, and leaves nothing: $what',
    async ({ code, make }) => {
      const archivePath = join(folder, 'archive');
      writeFileSync(archivePath, await make());
      const details = { title: 'Sample', date: '2026-11-20', identifiers: [] };
      const job = performJob({ archivePath, outDir: folder, settings: {}, details });
      const error: unknown = await job.catch((thrown: unknown) => thrown);
      if (!(error instanceof EmiError)) throw new Error('The archive was analyzed.');
      expect(error.problem.code).toBe(code);
      const sentence = describeProblem(error.problem);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toContain(code);
      expect(describeProblem(error.problem, 'ja')).toMatch(/。$/);
      expect(readdirSync(folder)).toEqual(['archive']);
    },
  );
});
