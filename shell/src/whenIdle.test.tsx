import { whenIdle } from './whenIdle.ts';

describe('whenIdle', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('calls after a while on a page that has loaded', () => {
    const then = jest.fn();
    whenIdle(then);
    expect(then).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('waits for a page that is still loading', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const then = jest.fn();
    whenIdle(then);
    jest.runAllTimers();
    expect(then).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('calls once at the time limit', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const then = jest.fn();
    whenIdle(then, { limitMs: 2_000 });
    jest.advanceTimersByTime(2_000);
    expect(then).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled', () => {
    const then = jest.fn();
    whenIdle(then, { limitMs: 2_000 })();
    jest.runAllTimers();
    expect(then).not.toHaveBeenCalled();
  });
});
