// The process that runs remotes' code. `createRenderer` starts it, writes orders and reads
// responses, one line of JSON each. Do not import npm packages here.
import { readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createStage } from './createStage.ts';
import { disarm } from './disarm.ts';
import { garbageCollector } from './garbageCollector.ts';
import type { Order } from './Order.ts';

const stdout = 1;
/** Idle time before contexts are prepared: pages come in bursts. */
const idleMs = 150;

/** Writes a response synchronously: the code that follows may block this process for good. */
function say(answer: object): void {
  let rest = Buffer.from(`${JSON.stringify(answer)}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSync(stdout, rest));
}

const [, , world = '', timeoutMs = ''] = process.argv;
const stage = createStage(readFileSync(world, 'utf8'), Number(timeoutMs));
const lines = createInterface({ input: process.stdin });
const collectGarbage = garbageCollector();
disarm();

let idle: NodeJS.Timeout | undefined;
/** Prepares one context at a time, so that a page waits for one at most. */
function prepareWhenIdle(): void {
  clearTimeout(idle);
  idle = setTimeout(() => {
    const script = stage.lacking();
    if (script === undefined) {
      // Otherwise garbage of earlier pages would be collected during the next rendering.
      collectGarbage();
      return;
    }
    say({ begun: script });
    stage.prepare(script);
    prepareWhenIdle();
  }, idleMs).unref();
}

function perform(order: Exclude<Order, { readonly kind: 'render' }>): void {
  if (order.kind === 'keep') stage.keep(new Set(order.scripts));
  else stage.add(order.script, order.code);
}

// One after another, so that the running script is known.
for await (const line of lines) {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- made by the server, which started this
  const order: Order = JSON.parse(line);
  if (order.kind === 'render') {
    const { id, script, request } = order;
    say({ begun: script });
    say({ id, ...stage.render(script, request) });
  } else perform(order);
  prepareWhenIdle();
}
