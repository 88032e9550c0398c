import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { ExportResultCode } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';
import type { TraceSettings } from './traceSettings.ts';

/** How long shutdown waits for the collector. */
const longestEndMs = 3_000;

type Protocol = NonNullable<TraceSettings['traces']>;

/**
 * Sends spans to the configured collector in background batches, and drops spans it cannot send in
 * time. Loads the library: import it only where a collector is configured.
 */
export async function sendTraces(protocol: Protocol, log: Logger): Promise<() => Promise<void>> {
  const exporter = telling(await createExporter(protocol), log);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'portal' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return async () => {
    const limit = new AbortController();
    await Promise.race([
      // The exporter has logged the failure.
      provider.shutdown().catch(() => undefined),
      wait(longestEndMs, undefined, { signal: limit.signal }).catch(() => undefined),
    ]);
    limit.abort();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

async function createExporter(protocol: Protocol): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/** Logs once that the collector is unavailable, and once that it is back. */
function telling(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) => {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isAway) {
          log.warn({ problem: String(result.error) }, 'traces cannot be sent, and are dropped');
        } else if (!fails && isAway) {
          log.info('traces are sent again');
        }
        isAway = fails;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
