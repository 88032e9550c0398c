interface IdleOptions {
  /** Milliseconds after which it calls, however busy the page is. */
  readonly limitMs?: number;
}

/**
 * Calls when the page has loaded and is idle. Returns a function that cancels it. In browsers
 * without `requestIdleCallback` it calls once the page has loaded.
 */
export function whenIdle(then: () => void, { limitMs }: IdleOptions = {}): () => void {
  let isDue = true;
  const begin = () => {
    if (!isDue) return;
    stop();
    then();
  };
  const handleLoad = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin);
    else setTimeout(begin, 0);
  };
  const timer = limitMs === undefined ? undefined : setTimeout(begin, limitMs);
  function stop() {
    isDue = false;
    clearTimeout(timer);
    removeEventListener('load', handleLoad);
  }

  if (document.readyState === 'complete') handleLoad();
  else addEventListener('load', handleLoad);
  return stop;
}
