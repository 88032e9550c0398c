import type { Logger } from 'pino';
import type { TraceSettings } from './traceSettings.ts';

/**
 * Starts sending traces if a collector is configured; otherwise loads no tracing code.
 *
 * @returns stops tracing and flushes pending spans, with a timeout
 */
export async function startTraces(
  { traces }: TraceSettings,
  log: Logger,
): Promise<() => Promise<void>> {
  if (traces === undefined) return () => Promise.resolve();
  const { sendTraces } = await import('./sendTraces.ts');
  return sendTraces(traces, log);
}
