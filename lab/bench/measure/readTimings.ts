/** Runs in the page: reads its paints, scripts and long tasks until the table is usable. */
export function readTimings() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
  const firstRowMs = at('row');
  const usableMs = at('usable');
  const longTasks = globalThis.benchLongTasks.filter(({ startTime }) => startTime < usableMs);
  const size = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ name, startTime }) => startTime < usableMs && new URL(name).pathname.endsWith('.js'),
    );
  return {
    firstPaintMs: at('first-contentful-paint'),
    firstRowMs,
    usableMs,
    longTasks: longTasks.length,
    blockedMs: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    rowScriptBytes: size(scripts.filter(({ responseEnd }) => responseEnd < firstRowMs)),
    scriptBytes: size(scripts),
  };
}
