import { performance } from 'node:perf_hooks';
import { garbageCollector } from '../../composition/previews/renderer/garbageCollector.ts';

const lookEveryMs = 15_000;
/** A process counts as idle while it is busy for at most this share of the time. */
const mostBusy = 0.1;
/** Heap growth since the last collection, as a factor, from which another one is worth it. */
const mostHeap = 1.2;

interface Heap {
  readonly collect: () => void;
  /** Bytes, garbage included. */
  readonly used: () => number;
}

/** @returns a function to call regularly with the busy share of the time since the last call, 0 to 1 */
export function restingCollector({ collect, used }: Heap): (busy: number) => void {
  let kept = 0;
  return (busy) => {
    if (busy > mostBusy || used() <= kept * mostHeap) return;
    collect();
    kept = used();
  };
}

/**
 * Collects garbage while the process is idle. V8 collects only when it needs memory, which an idle
 * process does not for hours. Takes some tenths of a second.
 */
export function collectAtRest(): void {
  const collectGarbage = garbageCollector();
  const look = restingCollector({
    collect: () => {
      collectGarbage();
      // What the first has emptied is given back by the second.
      collectGarbage();
    },
    used: () => process.memoryUsage().heapUsed,
  });
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    look(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  }, lookEveryMs);
  timer.unref();
}
