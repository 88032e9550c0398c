import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { freePort } from '../freePort.ts';

const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
  }),
);

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  /** 2 server, 3 client, 5 job (consumer). */
  kind: z.number(),
  attributes,
});

/** The part of OTLP/JSON that tests read. */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export type CollectedSpan = z.output<typeof spanSchema>;

/** A trace collector that stores what it receives. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** Received bodies. */
  text = '';

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<Collector> {
    const port = await freePort();
    const server = createServer((request, answer) => {
      json(request)
        .then((body) => {
          collector.#take(body);
          answer.end('{}');
        })
        .catch(() => answer.writeHead(400).end());
    });
    const collector = new Collector(server, `http://127.0.0.1:${String(port)}`);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return collector;
  }

  #take(body: unknown): void {
    this.text += JSON.stringify(body);
    for (const { scopeSpans } of requestSchema.parse(body).resourceSpans) {
      this.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** An attribute of a span. */
export function attributeOf(span: CollectedSpan, key: string): string | number | undefined {
  const value = span.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
}
