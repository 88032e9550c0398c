import { Agent } from 'node:http';
import { addDays, addMonths, toCalendarDay, tokyoDay } from '@portal/shared/domain';
import { read } from '../fair/read.ts';
import { figureOf, quantile } from '../figures/Figure.ts';
import type { FigureRow } from '../report/figureTable.ts';
import { spread } from '../report/table.ts';
import type { LogsTarget } from './LogsTarget.ts';

const rounds = 40;
const warmUpRounds = 5;

/** Response times of a maximum-size team's figures over the longest periods. */
export async function measureReading({ port, reader }: LogsTarget): Promise<readonly FigureRow[]> {
  const agent = new Agent({ keepAlive: true });
  const rows: FigureRow[] = [];
  for (const [name, path] of calls()) {
    const times: number[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      const answer = await read({ port, path, headers: reader.headers, agent });
      if (answer.status !== 200) {
        throw new Error(`${path} returned ${String(answer.status)}`);
      }
      if (round >= warmUpRounds) times.push(answer.wholeMs);
    }
    rows.push({
      what: `${String(reader.people)} people: ${name}, ms · p95`,
      measured: `${spread(figureOf(times))} · ${quantile(times, 0.95).toFixed(0)}`,
      wanted: '≤ 150',
    });
  }
  agent.destroy();
  return rows;
}

function calls(): readonly (readonly [string, string])[] {
  const today = tokyoDay(new Date());
  const long = period(addDays(addMonths(today, -24), 1), today);
  // Half a month at both ends: the maximum number of days that are read one by one.
  const month = toCalendarDay(`${today.slice(0, 7)}-16`);
  const uneven = period(addMonths(month, -23), addMonths(month, -1));
  return [
    ['license, 24 months', `/api/log/license?${long}`],
    ['user, this month', '/api/log/user'],
    ['user, 24 months', `/api/log/user?${long}`],
    ['user, 22 months from a 16th to a 16th', `/api/log/user?${uneven}`],
    ['other, 12 months', '/api/log/other'],
    ['insight, 24 months', `/api/log/insight?${long}`],
  ];
}

function period(start: string, end: string): string {
  return new URLSearchParams({ start_at: start, end_at: end }).toString();
}
