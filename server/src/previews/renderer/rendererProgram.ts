// The process in which remotes' code is run: started by `createRenderer`, which writes orders to it
// and reads its answers, a line of JSON each. Packages of others cannot be imported here.
import { readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createStage } from './createStage.ts';
import { disarm } from './disarm.ts';
import type { Order } from './Order.ts';

const stdout = 1;

/**
 * Writes one answer and waits until it is written: what follows may keep this process busy for
 * good.
 */
function say(answer: object): void {
  let rest = Buffer.from(`${JSON.stringify(answer)}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSync(stdout, rest));
}

const stage = createStage(readFileSync(process.argv[2] ?? '', 'utf8'));
const lines = createInterface({ input: process.stdin });
disarm();

// One after another, so that it is known whose script is running.
for await (const line of lines) {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by the server, which started this
  const { id, script, code, request, timeoutMs }: Order = JSON.parse(line);
  say({ id, begun: true });
  try {
    if (code !== undefined) stage.add(script, code);
    say({ id, ...stage.render(script, request, timeoutMs) });
    stage.prepare(script, timeoutMs);
  } catch (error) {
    // The script cannot be compiled.
    say({ id, problem: String(error) });
  }
}
