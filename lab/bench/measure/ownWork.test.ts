import { ownWork, type TraceEvent } from './ownWork.ts';

const event = (given: Partial<TraceEvent>): TraceEvent => ({
  name: 'RunTask',
  pid: 1,
  tid: 1,
  ts: 0,
  args: {},
  ...given,
});
const press = event({ name: 'press', ts: 105 });
const shown = event({ name: 'shown', ts: 400 });

describe('ownWork', () => {
  it('sums the main thread’s processor time from the input’s task to the frame', () => {
    const trace = [
      event({ ts: 10, tdur: 5000 }),
      event({ ts: 100, tdur: 2000 }),
      press,
      event({ name: 'UpdateLayoutTree', ts: 106, tdur: 900, args: { elementCount: 7 } }),
      event({ ts: 200, tdur: 1500 }),
      event({ ts: 210, tdur: 9000, tid: 2 }),
      shown,
      event({ ts: 500, tdur: 5000, args: { elementCount: 3 } }),
    ];
    expect(ownWork(trace.toReversed(), 'press', 'shown')).toEqual({ workMs: 3.5, styles: 7 });
  });

  it('refuses a trace without a mark', () => {
    expect(() => ownWork([press], 'press', 'shown')).toThrow('The trace lacks the mark "shown"');
  });
});
