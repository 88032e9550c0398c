/** An event of a browser trace, see the Trace Event Format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args: { readonly elementCount?: number };
}

/** Whether an object of the DevTools protocol is an event with time and arguments. */
export function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'ts' in event && 'args' in event;
}

export interface OwnWork {
  /** Processor time of the main thread, in milliseconds. */
  readonly workMs: number;
  /** Elements whose styles were computed, counted again each time. */
  readonly styles: number;
}

const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/**
 * Sums the work of a page's main thread, from the task with one mark to another mark.
 *
 * @throws Error when the trace lacks a mark
 */
export function ownWork(trace: readonly TraceEvent[], from: string, to: string): OwnWork {
  const marked = (mark: string) => {
    const event = trace.find(({ name }) => name === mark);
    if (!event) throw new Error(`The trace lacks the mark "${mark}"`);
    return event;
  };
  const [first, last] = [marked(from), marked(to)];
  const own = trace
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts);
  const isTask = ({ name }: TraceEvent) => name === 'RunTask';
  const begin = own.findLast((each) => isTask(each) && each.ts <= first.ts)?.ts ?? first.ts;
  const within = own.filter(({ ts }) => ts >= begin && ts < last.ts);
  return {
    workMs: sum(within.filter(isTask).map(({ tdur }) => tdur)) / 1000,
    styles: sum(within.map(({ args }) => args.elementCount)),
  };
}
