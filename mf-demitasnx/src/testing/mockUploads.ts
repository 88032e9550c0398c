import type { EmiOpenUploads } from '@portal/shared/contracts';
import { http, HttpResponse, type mockServer } from '@portal/shared/testing';

const call = '*/api/v1/demitasnx/uploads';
const ofOne = `${call}/:id`;

/** What an upload was opened with. */
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
 * The calls of uploads, for all tests of the file that calls this. Unless told otherwise none is
 * open, and each upload is taken.
 */
export function mockUploads(server: ReturnType<typeof mockServer>) {
  const state = {
    /** Uploads that were opened in the test. */
    opened: [] as Opened[],
    /** Texts of the pieces, each with where it begins. */
    pieces: [] as { readonly offset: number; readonly text: string }[],
    /** Ids of uploads that were ended. */
    ended: [] as string[],
    /** Bytes that are there, and bytes of the whole. */
    received: 0,
    total: 0,
  };
  const mock = {
    state,
    /** Answers what can go on. */
    open(rows: EmiOpenUploads) {
      const [first] = rows;
      state.received = first?.received_bytes ?? 0;
      state.total = first?.src_bytes ?? 0;
      server.use(http.get(call, () => HttpResponse.json(rows)));
    },
    /** Answers the opening of an upload, or its pieces, in another way: once, or always. */
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
