import { parseArgs } from 'node:util';
import { killOrders } from './killOrders.ts';

// npm run chaos:orders -- [--rounds 50] [--database postgres://…]
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, database: { type: 'string' } },
});
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};
const figures = await killOrders({
  rounds: Number(values.rounds),
  databaseUrl: values.database,
  say,
});
say(
  `${figures.rounds} rounds, ${figures.kills} kills, ${figures.orders} orders, ${figures.licenses} licenses, ${figures.faults.length} faults, ${Math.round(figures.seconds)} s`,
);
process.exitCode = figures.faults.length === 0 ? 0 : 1;
