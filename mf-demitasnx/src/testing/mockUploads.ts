import type { EmiOpenUploads } from '@portal/shared/contracts';
import { http, HttpResponse, type mockServer } from '@portal/shared/testing';

const call = '*/api/v1/demitasnx/uploads';
const ofOne = `${call}/:id`;

/** The request that created an upload. */
interface Opened {
  readonly bytes: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function metadataIn(header: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    header.split(',').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    }),
  );
}

/**
 * Mocks the upload calls for all tests of a file: by default no open upload, and all uploads
 * succeed.
 */
export function mockUploads(server: ReturnType<typeof mockServer>) {
  const state = {
    /** Uploads created in the test. */
    opened: [] as Opened[],
    /** Texts of the chunks with their offsets. */
    pieces: [] as { readonly offset: number; readonly text: string }[],
    /** Ids of ended uploads. */
    ended: [] as string[],
    /** Received and total bytes. */
    received: 0,
    total: 0,
  };
  const mock = {
    state,
    /** Answers the open uploads. */
    open(rows: EmiOpenUploads) {
      const [first] = rows;
      state.received = first?.received_bytes ?? 0;
      state.total = first?.src_bytes ?? 0;
      server.use(http.get(call, () => HttpResponse.json(rows)));
    },
    /** Answers the creation of an upload, or its chunks, differently: once, or always. */
    answer(method: 'post' | 'patch', resolver: () => Promise<Response> | Response, once = false) {
      server.use(http[method](method === 'post' ? call : ofOne, resolver, { once }));
    },
  };
  beforeEach(() => {
    Object.assign(state, { opened: [], pieces: [], ended: [], received: 0, total: 0 });
    server.use(
      http.get('*/api/v1/demitasnx/auth', () => HttpResponse.json({ error: false, token: 'once' })),
      http.get(call, () => HttpResponse.json([])),
      http.post(call, async ({ request }) => {
        state.total = Number(request.headers.get('upload-length'));
        state.received = 0;
        const metadata = metadataIn(request.headers.get('upload-metadata') ?? '');
        state.opened.push({ bytes: state.total, metadata, body: await request.json() });
        return HttpResponse.json({ error: false, id: 'job-9' }, { status: 201 });
      }),
      http.head(ofOne, () => {
        const { received, total } = state;
        const headers = { 'upload-offset': String(received), 'upload-length': String(total) };
        return new HttpResponse(null, { headers });
      }),
      http.patch(ofOne, async ({ request }) => {
        const content = await request.text();
        const offset = Number(request.headers.get('upload-offset'));
        state.pieces.push({ offset, text: content });
        state.received = offset + content.length;
        const headers = { 'upload-offset': String(state.received) };
        return new HttpResponse(null, { status: 204, headers });
      }),
      http.delete(ofOne, ({ params }) => {
        state.ended.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });
  return mock;
}
