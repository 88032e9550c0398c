import { queryOptions, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import {
  clearStreamed,
  delay,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
  streamIntoPage,
} from '../../testing/index.ts';
import { streamedAnswer, streamedTotal } from './streamedAnswer.ts';

const server = mockServer();
let calls = 0;
let path = '';

beforeEach(() => {
  calls = 0;
  // A streamed answer is used once; so each test has its own call.
  path = `/api/things/?test=${String(Math.random())}`;
  server.use(
    http.get('*/api/things/', async () => {
      calls += 1;
      await delay(50);
      return HttpResponse.json(['asked', 'for']);
    }),
  );
});

afterEach(() => {
  clearStreamed();
  jest.restoreAllMocks();
});

function stream(answer: { readonly body: unknown; readonly total?: number }, text?: string) {
  streamIntoPage({ path, ...answer }, text);
}

function Things() {
  const query = queryOptions({
    queryKey: ['things', path],
    ...streamedAnswer(path, z.array(z.string())),
  });
  const { data, isPlaceholderData } = useQuery(query);
  return <p>{data ? `${data.join(' ')}${isPlaceholderData ? ' …' : ''}` : 'loading'}</p>;
}

describe('streamedAnswer', () => {
  it('makes no call when the page has the whole answer', async () => {
    stream({ body: ['came', 'along'] });
    renderWithProviders(<Things />);
    expect(screen.getByText('came along')).toBeVisible();
    await act(async () => Promise.resolve());
    expect(calls).toBe(0);
  });

  it('shows the first rows while it requests all of them', async () => {
    stream({ body: ['first'], total: 2 });
    expect(streamedTotal(path)).toBe(2);
    renderWithProviders(<Things />);
    expect(screen.getByText('first …')).toBeVisible();
    expect(await screen.findByText('asked for')).toBeVisible();
    expect(streamedTotal(path)).toBeUndefined();
  });

  it('makes the call when the page has no answer', async () => {
    renderWithProviders(<Things />);
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('asked for')).toBeVisible();
  });

  it.each([
    ['failed', { status: 500, body: {} }],
    ['has another shape', { body: [1, 2] }],
    ['is for another call', { path: '/api/other/', body: ['other'] }],
  ])('makes the call when the answer %s', async (_, answer) => {
    stream(answer);
    renderWithProviders(<Things />);
    expect(await screen.findByText('asked for')).toBeVisible();
  });

  it('makes the call when the stream was interrupted', async () => {
    stream({ body: [] }, '{"path":"/api/things/","status":200,"body":["ca');
    renderWithProviders(<Things />);
    expect(await screen.findByText('asked for')).toBeVisible();
  });

  it.each([
    ['whole', { body: ['came', 'along'] }, 'came along'],
    ['in part', { body: ['first'], total: 2 }, 'first …'],
  ])('waits for an answer that is still on its way, %s', async (_, answer, text) => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    renderWithProviders(<Things />);
    await act(async () => Promise.resolve());
    expect(calls).toBe(0);
    stream(answer);
    state.mockReturnValue('interactive');
    act(() => {
      document.dispatchEvent(new Event('DOMContentLoaded'));
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
