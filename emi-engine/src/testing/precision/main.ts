// npm run --silent emi -- precision: what each rule finds, and where it is silent, in small boards.
import { measurePrecision } from './measurePrecision.ts';
import { situations } from './situations.ts';

process.stdout.write('rule  found  silent\n');
for (const each of situations) {
  const { rule, found, mustFind, silent, mustBeSilent, wrong } = await measurePrecision(each);
  if (wrong.length > 0) process.exitCode = 1;
  const row = [rule.padEnd(4), `${found}/${mustFind}`.padEnd(5), `${silent}/${mustBeSilent}`];
  process.stdout.write(`${[row.join('  '), ...wrong].join('\n      ')}\n`);
}
