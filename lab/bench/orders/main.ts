import path from 'node:path';
import { conditions, databaseOfSettings } from '../programs/conditions.ts';
import { runPrograms } from '../programs/runPrograms.ts';
import { recordFigures } from '../report/recordFigures.ts';
import { measureCalls } from '../store/measureCalls.ts';
import type { Target } from '../store/Target.ts';

// npm run bench -- orders: how many orders are placed per second, and the latency of one.

const connections = 20;
const files = {
  server: path.join(import.meta.dirname, 'serveOrders.js'),
  clients: path.join(import.meta.dirname, '../store/generator.js'),
};

await runPrograms<Target>(files, async (programs) => {
  const before = conditions(databaseOfSettings(), `${String(connections)} clients`);
  const rows = await measureCalls(programs, connections);
  await recordFigures({ part: 'orders', rows, conditions: before });
});
