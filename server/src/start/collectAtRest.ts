import { performance } from 'node:perf_hooks';
import { garbageCollector } from '../previews/renderer/garbageCollector.ts';

const lookEveryMs = 15_000;
/** Share of the time in which a process at rest has something to do, at most. */
const mostBusy = 0.1;
/** What may lie about, as a multiple of what was kept by the last collection. */
const mostHeap = 1.2;

interface Heap {
  readonly collect: () => void;
  /** Bytes, garbage included. */
  readonly used: () => number;
}

/** @returns what is to be told now and then which share of the time since was busy, from 0 to 1 */
export function restingCollector({ collect, used }: Heap): (busy: number) => void {
  let kept = 0;
  return (busy) => {
    if (busy > mostBusy || used() <= kept * mostHeap) return;
    collect();
    kept = used();
  };
}

/**
 * Gives back what the start and busy times have left, once they are over: the engine collects when it
 * needs more, and a process at rest needs none for hours. Takes some tenths of a second.
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
