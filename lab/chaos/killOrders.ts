import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProgram } from '@portal/emi-engine/testing/bundleProgram.ts';
import { freePort } from '@portal/server/src/testing/freePort.ts';
import { answerSchema, scenarios, type Answer, type Question } from './messages.ts';
import { startVictim } from './startVictim.ts';

interface Options {
  readonly rounds: number;
  /** An empty PostgreSQL database; default: the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Image of a migrated embedded database; created if omitted. */
  readonly image?: string | undefined;
  readonly say?: (line: string) => void;
}

export interface KillFigures {
  readonly rounds: number;
  /** Rounds in which the server was killed before the action ended. */
  readonly kills: number;
  readonly orders: number;
  readonly licenses: number;
  /** Violations by round. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

/** More than a check advances the clock. */
const minutesApart = 20;

/**
 * Kills the server with SIGKILL while an order is placed, paid or notified, at a step that advances
 * from round to round; restarts it, repeats the action in every other round like a person would,
 * and checks the invariants.
 */
export async function killOrders({
  rounds,
  databaseUrl,
  image,
  say,
}: Options): Promise<KillFigures> {
  const begun = Date.now();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-chaos-'));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: '1',
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(image === undefined ? {} : { CHAOS_IMAGE: image }),
  };
  const programDir = path.join(import.meta.dirname, `../../server/.cache/chaos-${process.pid}`);
  const program = await bundleProgram(path.join(import.meta.dirname, 'victim.ts'), programDir);
  const faults: string[] = [];
  let last: Answer | undefined;
  let kills = 0;
  let victim = await startVictim(program, env);
  /** Undefined when the server died meanwhile. */
  const ask = async (question: Question): Promise<Answer | undefined> => {
    const answer = await victim.ask(question);
    return answer === undefined ? undefined : answerSchema.parse(answer);
  };
  try {
    const steps = new Map<string, number>();
    for (const [index, scenario] of scenarios.entries()) {
      const act = { ask: 'act', scenario, round: -1 - index, killAt: 0, minutes: 0 } as const;
      steps.set(scenario, (await ask(act))?.steps ?? 0);
    }
    for (let round = 0; round < rounds; round += 1) {
      const scenario = scenarios[round % scenarios.length] ?? 'transfer';
      const killAt = stepOf(round, rounds, steps.get(scenario) ?? 1);
      const minutes = (round + 1) * minutesApart;
      const act = { ask: 'act', scenario, round, killAt, minutes } as const;
      if ((await ask(act)) === undefined) {
        kills += 1;
        victim = await startVictim(program, env);
      }
      if (round % 2 === 0) await ask({ ...act, killAt: 0 });
      last = await ask({ ask: 'check', minutes });
      const found = last?.faults ?? ['the server died during the check'];
      say?.(`round ${round + 1}: ${scenario}, step ${killAt}: ${found.join('; ') || 'whole'}`);
      faults.push(...found.map((fault) => `round ${round + 1} (${scenario}, ${killAt}): ${fault}`));
    }
    await ask({ ask: 'stop' });
  } finally {
    victim.kill();
    await rm(dataDir, { recursive: true, force: true });
    await rm(programDir, { recursive: true, force: true });
  }
  const { orders, licenses } = last ?? { orders: 0, licenses: 0 };
  return { rounds, kills, orders, licenses, faults, seconds: (Date.now() - begun) / 1000 };
}

/** The step to kill at, spread evenly over the rounds of a scenario. */
function stepOf(round: number, rounds: number, steps: number): number {
  const own = Math.max(1, Math.ceil(rounds / scenarios.length));
  const turn = Math.floor(round / scenarios.length);
  // With few rounds, each uses a different part of the steps.
  const share =
    own === 1 ? ((round % scenarios.length) + 1) / (scenarios.length + 1) : turn / (own - 1);
  return Math.min(steps, 1 + Math.round(share * (steps - 1)));
}
