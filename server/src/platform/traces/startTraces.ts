import type { Logger } from 'pino';
import type { TraceSettings } from './traceSettings.ts';

/**
 * Begins to send what is traced to the collector, if there is one; else no code for it is loaded.
 *
 * @returns ends it: what was traced until then is sent, unless that takes too long
 */
export async function startTraces(
  { traces }: TraceSettings,
  log: Logger,
): Promise<() => Promise<void>> {
  if (traces === undefined) return () => Promise.resolve();
  const { sendTraces } = await import('./sendTraces.ts');
  return sendTraces(traces, log);
}
