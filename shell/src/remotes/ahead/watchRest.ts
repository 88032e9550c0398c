/** Length of a window in milliseconds. */
const windowMs = 2500;
/** Windows in a row without rest until the page counts as busy. */
const enough = 2;

const inputs = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel', 'scroll', 'popstate'];
const options = { capture: true, passive: true };

interface RestProbes {
  /** Calls `then` when the browser has nothing to do. */
  whenIdle(then: () => void): void;
  /** Calls `then` when React has committed a transition that begins now. */
  whenCommitted(then: () => void): void;
  /** Whether the screen shows that it works on something. */
  showsProgress(): boolean;
}

/**
 * Calls once React and the browser had no rest for five seconds. Seconds with input, answers or
 * shown progress, of a hidden page or of a late timer do not count. Animations, charts and timers
 * leave React time for a transition; a screen that sets state in each effect does not.
 *
 * @returns stops watching
 */
export function watchRest(probes: RestProbes, handleBusy: () => void): () => void {
  let isQuiet = true;
  let restless = 0;
  const handleEvent = () => {
    isQuiet = false;
  };
  for (const type of inputs) addEventListener(type, handleEvent, options);
  const answers = new PerformanceObserver(handleEvent);
  answers.observe({ type: 'resource' });

  /** @param isSuspect whether the last window had no rest: only then React is probed */
  const begin = (isSuspect: boolean) => {
    const startedAt = performance.now();
    let hasRested = false;
    const handleRest = () => {
      hasRested = true;
    };
    isQuiet = !document.hidden;
    probes.whenIdle(handleRest);
    if (isSuspect) probes.whenCommitted(handleRest);
    timer = setTimeout(() => {
      const isLate = performance.now() - startedAt > windowMs * 1.5;
      const isRestless =
        !hasRested && isQuiet && !isLate && !document.hidden && !probes.showsProgress();
      restless = isRestless && isSuspect ? restless + 1 : 0;
      if (restless < enough) {
        begin(isRestless);
        return;
      }
      stop();
      handleBusy();
    }, windowMs);
  };
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    for (const type of inputs) removeEventListener(type, handleEvent, options);
    answers.disconnect();
  };
  begin(false);
  return stop;
}
