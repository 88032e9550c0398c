import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteRoute, StreamedAnswer } from '@portal/shared/remote';
import fastify, { type FastifyInstance } from 'fastify';
import { streamAnswers } from './streamAnswers.ts';

const lines = { lines: [{ id: 'a', text: 'An offer ends.', act: null }] };
const route: RemoteRoute = {
  path: '/parts/:number',
  title: { en: 'Part', ja: '部品' },
  prefetch: [{ path: '/api/parts/:number' }],
};

let app: FastifyInstance;
let release: () => void;

beforeEach(() => {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  app = fastify();
  app.get('/api/parts/:number', () => ['a part']);
  app.get('/api/parts/:number/offers', () => lines);
  app.get('/api/late', async () => {
    await held;
    return lines;
  });
  app.get('/api/broken', (_request, reply) => reply.code(500).send(lines));
});
afterEach(async () => {
  release();
  await app.close();
});

async function streamed(calls: readonly string[], shown = route) {
  const answers: StreamedAnswer[] = [];
  const isWhole = await streamAnswers({
    app,
    route: shown,
    url: new URL('http://portal.example/parts/C%2D7?tab=2'),
    cookie: undefined,
    locale: 'en',
    parts: calls.map((call) => ({ call })),
    onAnswer: (answer) => answers.push(answer),
  });
  return { isWhole, paths: answers.map(({ path }) => path).toSorted(), answers };
}

describe('streamAnswers', () => {
  it('streams the lines of parts with the responses of the screen’s own calls', async () => {
    const { isWhole, paths, answers } = await streamed(['/api/parts/:number/offers']);
    expect(isWhole).toBe(true);
    expect(paths).toEqual(['/api/parts/C%2D7', '/api/parts/C%2D7/offers']);
    const offers = answers.find(({ path }) => path.endsWith('offers'));
    expect(offers).toEqual({ path: '/api/parts/C%2D7/offers', status: 200, body: lines });
  });

  it('does not wait for slow parts, and does not send them later', async () => {
    const { isWhole, answers } = await streamed(['/api/late', '/api/broken', '/api/nowhere']);
    expect(isWhole).toBe(true);
    release();
    await app.inject('/api/late');
    expect(answers.map(({ path }) => path)).toEqual(['/api/parts/C%2D7']);
  });

  it('reports when one of the screen’s own calls failed', async () => {
    const prefetch = [{ path: '/api/parts/:number' }, { path: '/api/broken' }];
    expect(await streamed([], { ...route, prefetch })).toMatchObject({
      isWhole: false,
      paths: ['/api/parts/C%2D7'],
    });
  });
});
