// The process in which remotes' code is run: started by `createRenderer`, which writes orders to it
// and reads its answers, a line of JSON each. Packages of others cannot be imported here.
import { readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createStage } from './createStage.ts';
import { disarm } from './disarm.ts';
import { garbageCollector } from './garbageCollector.ts';
import type { Order } from './Order.ts';

const stdout = 1;
/** Contexts are made when no page has come for so long: pages come in bursts. */
const idleMs = 150;

/**
 * Writes one answer and waits until it is written: what follows may keep this process busy for
 * good.
 */
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
/** Makes one context at a time, so that a page that comes meanwhile waits for one at most. */
function prepareWhenIdle(): void {
  clearTimeout(idle);
  idle = setTimeout(() => {
    const script = stage.lacking();
    if (script === undefined) {
      // Otherwise the garbage of earlier pages would be collected while the next one is rendered.
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

// One after another, so that it is known whose script is running.
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
