import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { createFromTemplate } from '@portal/server/src/testing/database/postgresTemplate.ts';
import { startVictim, type RunningVictim } from './startVictim.ts';
import { eventsOfBatch, usageAnswerSchema, type UsageAnswer } from './usageMessages.ts';

jest.setTimeout(180_000);

const {
  TEST_DATABASE_URL: server,
  TEST_DATABASE_TEMPLATE: template,
  TEST_DATABASE_IMAGE: image,
} = process.env;
const programDir = path.join(import.meta.dirname, `../../server/.cache/chaos-usage-${process.pid}`);
let postgres: { readonly url: string; readonly drop: () => Promise<void> } | undefined;
let dataDir: string;
let program: string;
let victim: RunningVictim;

beforeAll(async () => {
  if (server && template !== undefined) postgres = await createFromTemplate(server, template);
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-chaos-usage-'));
  program = await bundleProgram(path.join(import.meta.dirname, 'usageVictim.ts'), programDir);
  victim = await start();
});
afterAll(async () => {
  victim.kill();
  await rm(dataDir, { recursive: true, force: true });
  await rm(programDir, { recursive: true, force: true });
  await postgres?.drop();
});

const start = () =>
  startVictim(program, {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...(image === undefined ? {} : { CHAOS_IMAGE: image }),
  });

async function ask(question: object): Promise<UsageAnswer> {
  return usageAnswerSchema.parse(await victim.ask(question));
}

/** Asks a question during which the server dies, and restarts it. */
async function askFatally(question: object): Promise<void> {
  expect(await victim.ask(question)).toBeUndefined();
  victim = await start();
}

describe('a server that is killed while processing a batch of events', () => {
  it('stores all events of the batch or none, and each once after a retry', async () => {
    const { steps } = await ask({ ask: 'take', round: 0, killAt: 0 });
    expect(steps).toBeGreaterThan(5);
    let events = eventsOfBatch;
    // Before partitions are created, before events are inserted, and just before the commit.
    for (const [index, killAt] of [Math.floor(steps / 2), steps - 2, steps].entries()) {
      const round = index + 1;
      await askFatally({ ask: 'take', round, killAt });
      expect((await ask({ ask: 'count' })).events).toBe(events);
      await ask({ ask: 'take', round, killAt: 0 });
      events += eventsOfBatch;
      await ask({ ask: 'take', round, killAt: 0 });
      expect((await ask({ ask: 'count' })).events).toBe(events);
    }

    const { marks } = await ask({ ask: 'count' });
    // The midnight of each round is between two days.
    expect(marks).toBeGreaterThanOrEqual(8);
    await askFatally({ ask: 'compute', killAt: 9 });
    expect(await ask({ ask: 'count' })).toMatchObject({ marks, seconds: 0 });
    await ask({ ask: 'compute', killAt: 0 });
    // Each event is one minute.
    expect(await ask({ ask: 'count' })).toMatchObject({ marks: 0, events, seconds: events * 60 });
  });
});
