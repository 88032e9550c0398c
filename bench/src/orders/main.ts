import path from 'node:path';
import { conditions } from '../programs/conditions.ts';
import { runPrograms } from '../programs/runPrograms.ts';
import { measureCalls, measuredHow } from '../store/measureCalls.ts';
import type { Target } from '../store/Target.ts';

// npm run bench -- orders: how many orders are placed in a second, and how long one takes.

const connections = 20;
const files = {
  server: path.join(import.meta.dirname, 'serveOrders.js'),
  clients: path.join(import.meta.dirname, '../store/generator.js'),
  isLogged: false,
};

await runPrograms<Target>(files, async (programs) => {
  const before = conditions(`${String(connections)} clients`);
  const placed = await measureCalls(programs, { title: 'POST /api/order', connections });
  process.stdout.write(`${before} ${measuredHow}\n\n${placed}\n`);
});
