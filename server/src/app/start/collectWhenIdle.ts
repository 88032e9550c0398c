import { performance } from 'node:perf_hooks';
import { garbageCollector } from '../../composition/previews/renderer/garbageCollector.ts';

const lookEveryMs = 15_000;
/** Busy share below which a process counts as idle. */
const mostBusy = 0.1;
/** Heap growth since the last collection that makes another one worthwhile. */
const mostHeap = 1.2;

interface Heap {
  readonly collect: () => void;
  /** Bytes, including garbage. */
  readonly used: () => number;
}

/** @returns a function to call periodically with the busy share (0 to 1) since the last call */
export function idleCollector({ collect, used }: Heap): (busy: number) => void {
  let kept = 0;
  return (busy) => {
    if (busy > mostBusy || used() <= kept * mostHeap) return;
    collect();
    kept = used();
  };
}

/**
 * Collects garbage while the process is idle. V8 only collects when it needs memory, which can take
 * hours. A collection takes some tenths of a second.
 */
export function collectWhenIdle(): void {
  const collectGarbage = garbageCollector();
  const look = idleCollector({
    collect: () => {
      collectGarbage();
      // The second collection returns the memory that the first has freed.
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
