import { configureApi } from '@portal/shared';
import { delay, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { askPart } from './askPart.ts';

const server = mockServer();
beforeAll(() => {
  configureApi({
    baseUrl: location.origin,
    getTokens: () => ({ apiToken: 'api-token', csrfToken: 'csrf-token' }),
    renew: () => Promise.resolve(false),
    onSignedOut: () => undefined,
  });
});

const line = (id: string) => ({ id, text: `Line ${id}`, act: null });

async function asked(answer: Parameters<typeof http.get>[1]) {
  server.use(http.get('*/api/licenses/CD%201/quotations', answer));
  const told: string[] = [];
  const { lines, hasFailed } = await askPart('license', '/api/licenses/CD%201/quotations', (why) =>
    told.push(why),
  );
  return { lines: lines.map(({ id }) => id), hasFailed, told };
}

describe('askPart', () => {
  it('answers the lines of the call', async () => {
    const answer = () => HttpResponse.json({ lines: [line('a'), line('b')] });
    expect(await asked(answer)).toEqual({ lines: ['a', 'b'], hasFailed: false, told: [] });
  });

  it('shows three of more, and tells the team', async () => {
    const answer = () => HttpResponse.json({ lines: ['a', 'b', 'c', 'd'].map(line) });
    expect(await asked(answer)).toEqual({
      lines: ['a', 'b', 'c'],
      hasFailed: false,
      told: ['answered 4, of which 3 are shown'],
    });
  });

  it('asks four of a hundred parts at a time', async () => {
    let open = 0;
    let most = 0;
    server.use(
      http.get('*/api/parts/:id', async () => {
        most = Math.max(most, (open += 1));
        await delay(1);
        open -= 1;
        return HttpResponse.json({ lines: [line('a')] });
      }),
    );
    const ids = Array.from({ length: 100 }, (_, index) => String(index));
    const all = await Promise.all(
      ids.map((id) => askPart('license', `/api/parts/${id}`, () => undefined)),
    );
    expect(all.flatMap(({ lines }) => lines)).toHaveLength(100);
    expect(most).toBe(4);
  });

  it.each([
    ['a status', () => HttpResponse.json({ error: true }, { status: 500 }), /the status 500/],
    ['another shape', () => HttpResponse.json({ lines: [{ id: 'a' }] }), /another shape/],
    [
      'a way to another site',
      () =>
        HttpResponse.json({
          lines: [{ ...line('a'), act: { label: 'Go', to: '//elsewhere.example' } }],
        }),
      /another shape/,
    ],
    [
      'more text than a line',
      () => HttpResponse.json({ lines: [{ ...line('a'), text: 'x'.repeat(201) }] }),
      /another shape/,
    ],
    ['silence', () => delay('infinite'), /no answer within 3 s/],
  ])('shows nothing after %s, and tells the team', async (_what, answer, why) => {
    expect(await asked(answer)).toEqual({
      lines: [],
      hasFailed: true,
      told: [expect.stringMatching(why)],
    });
  });
});
