import { context, propagation, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-node';

/** Traces this process, and collects ended spans until stopped. */
export function recordTraces(): {
  readonly spans: () => readonly ReadableSpan[];
  readonly forget: () => void;
  readonly stop: () => void;
} {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  return {
    spans: () => exporter.getFinishedSpans(),
    forget: () => {
      exporter.reset();
    },
    stop: () => {
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
