import path from 'node:path';
import { figureOf } from '../figures/Figure.ts';
import { conditions } from '../programs/conditions.ts';
import { runPrograms } from '../programs/runPrograms.ts';
import { spread, table } from '../report/table.ts';
import { measureCalls, measuredHow } from './measureCalls.ts';
import { measurePdf } from './measurePdf.ts';
import type { Target } from './Target.ts';

// npm run bench -- store: how many carts are priced in a second, and how long a quotation takes.

const connections = 50;
const pdfRounds = 30;
const files = {
  server: path.join(import.meta.dirname, 'serveStore.js'),
  clients: path.join(import.meta.dirname, 'generator.js'),
  isLogged: true,
};

await runPrograms<Target>(files, async (programs) => {
  const before = conditions(`${String(connections)} clients`);
  const priced = await measureCalls(programs, { title: 'calculate', connections });
  process.stdout.write(`${before} ${measuredHow}\n\n${priced}\n\n${await drawn()}\n`);
});

async function drawn(): Promise<string> {
  const { warmUp, drawings } = await measurePdf(pdfRounds);
  const [first = NaN, ...others] = drawings;
  return table([
    ['quotation of 12 lines', 'warming up ms', 'first ms', 'others ms'],
    ['', warmUp.toFixed(0), first.toFixed(0), spread(figureOf(others), 1)],
  ]);
}
