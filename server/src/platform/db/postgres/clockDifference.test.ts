import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import { z } from 'zod';
import { clockDifference } from './clockDifference.ts';

const lineSchema = z.object({ level: z.number(), ahead: z.number().optional() });

it('logs once that the clocks differ, and once that they agree again', () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const told = clockDifference(log);
  for (const seconds of [0.2, -4.9, -3600, -3601, 0.1, 0, 8]) told(seconds);
  expect(lines.map((line) => lineSchema.parse(line))).toEqual([
    { level: 40, ahead: -3600 },
    { level: 30 },
    { level: 40, ahead: 8 },
  ]);
});
