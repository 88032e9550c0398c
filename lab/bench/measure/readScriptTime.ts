import type { CDPSession } from 'playwright';

/**
 * Milliseconds for which the page's main thread has run scripts until now, by the clock: evaluating
 * them and calling their functions, as Chromium's metric `ScriptDuration` counts them.
 */
export async function readScriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
}
