import { spawnSync } from 'node:child_process';
import { jobLimits } from './jobLimits.ts';

const { addressSpaceBytes, flags, environment } = jobLimits;
const megabyte = 1024 * 1024;
const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;

/** Output of a process that evaluates an expression within the limits. */
function printed(expression: string): string {
  const { stdout, stderr } = spawnSync(
    'prlimit',
    [`--as=${addressSpaceBytes}`, process.execPath, ...flags, '-p', expression],
    { encoding: 'utf8', env: environment },
  );
  return stdout.trim() || stderr;
}

(hasPrlimit ? describe : describe.skip)('jobLimits', () => {
  it('gives the heap of Node a gigabyte', () => {
    const limit = Number(printed('v8.getHeapStatistics().heap_size_limit')) / megabyte;
    expect(limit).toBeGreaterThanOrEqual(1024);
    expect(limit).toBeLessThan(1200);
  });

  it('leaves half of that for typed arrays and refuses more than the limit', () => {
    const allocate = (bytes: number) => printed(`new Uint8Array(${bytes}).length`);
    expect(allocate(512 * megabyte)).toBe(String(512 * megabyte));
    expect(allocate(addressSpaceBytes)).toContain('Array buffer allocation failed');
  });
});
