import { fireEvent } from '@testing-library/react';
import { watchRest } from './watchRest.ts';

let answer: () => void = () => undefined;

/** Watches a page whose React gets no rest, nor does the browser, with exceptions. */
function watchBusy({ isIdle = false, commits = false, showsProgress = false } = {}) {
  const handleBusy = jest.fn();
  stop = watchRest(
    {
      whenIdle: (then) => {
        if (isIdle) setTimeout(then, 10);
      },
      whenCommitted: (then) => {
        if (commits) setTimeout(then, 10);
      },
      showsProgress: () => showsProgress,
    },
    handleBusy,
  );
  return handleBusy;
}
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'PerformanceObserver', {
    configurable: true,
    value: class {
      constructor(handle: () => void) {
        answer = handle;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('watchRest', () => {
  it('calls once after 7.5 seconds without rest', () => {
    const handleBusy = watchBusy();
    jest.advanceTimersByTime(7_400);
    expect(handleBusy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(handleBusy).toHaveBeenCalledTimes(1);
  });

  it.each([{ isIdle: true }, { commits: true }, { showsProgress: true }])(
    'accuses no page with %j',
    (page) => {
      const handleBusy = watchBusy(page);
      jest.advanceTimersByTime(60_000);
      expect(handleBusy).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['input', () => fireEvent.pointerMove(document.body)],
    ['scrolling', () => fireEvent.scroll(document.body)],
    [
      'answers',
      () => {
        answer();
      },
    ],
    [
      'a timer that is late',
      () => {
        jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 4_000);
      },
    ],
  ])('does not count seconds with %s', (_what, happen) => {
    const handleBusy = watchBusy();
    for (let window = 0; window < 10; window += 1) {
      jest.advanceTimersByTime(2_400);
      happen();
      jest.advanceTimersByTime(100);
    }
    expect(handleBusy).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    jest.advanceTimersByTime(10_000);
    expect(handleBusy).toHaveBeenCalledTimes(1);
  });
});
