interface IdleOptions {
  /** Begins at the latest after this many milliseconds, however busy the page is. */
  readonly limitMs?: number;
}

/**
 * Calls when the page has loaded and has nothing else to do. Returns how to call it off.
 * Without the browser's own sign of idleness that is once the page has loaded.
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
