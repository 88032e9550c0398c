import { z } from 'zod';

/**
 * Trace settings as environment variables of the OpenTelemetry specification. The library reads the
 * others itself: headers, limits, resource attributes, batching.
 */
export const traceEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  // The library silently treats unknown values as "everything".
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
  /** Export protocol; undefined when tracing is off. */
  readonly traces: 'http/protobuf' | 'http/json' | undefined;
}

type Environment = z.output<z.ZodObject<typeof traceEnvironment>>;

export function readTraces(value: Environment): TraceSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: protocol } = value;
  return { traces: endpoint === undefined ? undefined : protocol };
}
