import { z } from 'zod';

/**
 * Settings of traces by their variables, which the specification of OpenTelemetry names. Its library
 * reads the other ones by itself: headers, limits, attributes of the process, the batch.
 */
export const traceEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  // The library takes words that it does not know for "everything", without saying so.
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
} as const;

export interface TraceSettings {
  /** How spans are written to the collector; undefined when nothing is traced. */
  readonly traces: 'http/protobuf' | 'http/json' | undefined;
}

type Environment = z.output<z.ZodObject<typeof traceEnvironment>>;

export function readTraces(value: Environment): TraceSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol } = value;
  return { traces: endpoint === undefined ? undefined : protocol };
}
