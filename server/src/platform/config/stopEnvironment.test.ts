import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { readConfig } from '../../app/readConfig.ts';

const unit = path.join(import.meta.dirname, '../../../../docs/deploy/systemd/portal.service');
const timesOf = (env: NodeJS.ProcessEnv) => {
  const { drainMs, finishMs } = readConfig(env);
  return [drainMs, finishMs];
};

it('allows more time for open requests when other processes serve meanwhile', () => {
  expect(timesOf({})).toEqual([0, 20_000]);
  expect(timesOf({ DRAIN_SECONDS: '10' })).toEqual([10_000, 600_000]);
  expect(timesOf({ DRAIN_SECONDS: '10', FINISH_SECONDS: '60' })).toEqual([10_000, 60_000]);
  expect(() => readConfig({ FINISH_SECONDS: '0' })).toThrow('FINISH_SECONDS');
});

it('fits the stop timeout of the systemd unit', async () => {
  const [, minutes] = /^TimeoutStopSec=(\d+)min$/m.exec(await readFile(unit, 'utf8')) ?? [];
  const { drainMs, finishMs } = readConfig({ DRAIN_SECONDS: '60' });
  expect(Number(minutes) * 60_000).toBeGreaterThan(drainMs + finishMs);
});
