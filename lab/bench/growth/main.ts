import path from 'node:path';
import pg from 'pg';
import { figureOf, quantile, ratioOf } from '../figures/Figure.ts';
import { ask, type Programs, runPrograms } from '../programs/runPrograms.ts';
import { conditions } from '../programs/conditions.ts';
import { recordFigures } from '../report/recordFigures.ts';
import { spread } from '../report/table.ts';
import type { FireOrder, Hits } from '../store/fire.ts';
import type { Grown } from './Grown.ts';

// npm run bench -- growth: how much slower lists, prices and orders become with a hundred times as many teams. Both
// databases are in one PostgreSQL and measured alternately.

const connections = 4;
const warmUpSeconds = 3;
const seconds = 5;
const rounds = 5;
const { DATABASE_URL: address = '', GROWTH_TEAMS = '1000,100000' } = process.env;
const [fewTeams = 0, manyTeams = 0] = GROWTH_TEAMS.split(',').map(Number);
if (address === '') throw new Error('This benchmark needs PostgreSQL, which is not installed.');

await inDatabase('portal_few', (fewUrl) =>
  inDatabase('portal_many', (manyUrl) =>
    runPrograms<Grown>(filesOf(fewUrl, fewTeams), (small) =>
      runPrograms<Grown>(filesOf(manyUrl, manyTeams), (large) => compare(small, large)),
    ),
  ),
);

function filesOf(url: string, teams: number) {
  return {
    server: path.join(import.meta.dirname, 'serveGrown.js'),
    clients: path.join(import.meta.dirname, '../store/generator.js'),
    env: { DATABASE_URL: url, GROWTH_TEAMS: String(teams) },
  };
}

/** Creates a database for a measurement. */
async function inDatabase(name: string, measure: (url: string) => Promise<void>): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const url = new URL(address);
    url.pathname = name;
    await measure(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

async function compare(small: Programs<Grown>, large: Programs<Grown>): Promise<void> {
  const before = conditions('PostgreSQL', `${String(connections)} clients`);
  const rows = [];
  for (const name of Object.keys(small.target.calls))
    rows.push(...(await rowsOf(name, small, large)));
  const [few, many] = [small, large].map(({ target }) => target.licenses.toLocaleString('en'));
  const of = `${String(few)} and ${String(many)} licenses`;
  await recordFigures({ part: 'growth', rows, conditions: `${before}, ${of}` });
}

async function rowsOf(name: string, small: Programs<Grown>, large: Programs<Grown>) {
  const shoot = async ({ clients, target }: Programs<Grown>, duration: number) => {
    const order: FireOrder = {
      port: target.port,
      calls: target.calls[name] ?? [],
      connections,
      seconds: duration,
    };
    const hits = await ask<Hits>(clients, order);
    if (hits.failed > 0)
      throw new Error(`${name}: ${String(hits.failed)} calls did not return 200`);
    return hits.latencies;
  };
  const sides = [small, large];
  for (const side of sides) await shoot(side, warmUpSeconds);
  const taken = new Map<Programs<Grown>, (readonly number[])[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Alternate the order: the second run finds the machine warmer.
    const inTurn = round % 2 === 0 ? sides : sides.toReversed();
    for (const side of inTurn) taken.get(side)?.push(await shoot(side, seconds));
  }
  const at = (side: Programs<Grown>, share: number) =>
    (taken.get(side) ?? []).map((latencies) => quantile(latencies, share));
  return [0.5, 0.99].map((share) => {
    const [few, many] = [at(small, share), at(large, share)];
    const [ofFew, ofMany] = [few, many].map((times) => spread(figureOf(times), 1));
    return {
      what: `${name}, p${String(share * 100)}, ms: few · many · ratio`,
      measured: `${String(ofFew)} · ${String(ofMany)} · ${spread(ratioOf(many, few), 2)}`,
      ...(share === 0.5 ? { wanted: 'ratio ≤ 1.3' } : {}),
    };
  });
}
