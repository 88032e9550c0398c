import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { dropAhead, isAnyAhead } from '../http/aheadAnswers.ts';
import {
  clearStreamed,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
  streamIntoPage,
} from '../../testing/index.ts';
import { askAhead } from './askAhead.ts';
import { streamedAnswer } from './streamedAnswer.ts';

const server = mockServer();
const path = '/api/things/?sort=name';
let calls = 0;
let failures = 0;

beforeEach(() => {
  calls = 0;
  failures = 0;
  server.use(
    http.get('*/api/things/', () => {
      calls += 1;
      return calls <= failures
        ? HttpResponse.json({ error: true, code: 'internal' }, { status: 500 })
        : HttpResponse.json([`answer ${String(calls)}`]);
    }),
  );
});

afterEach(() => {
  dropAhead();
  clearStreamed();
});

/** Renders a page that shows its screen when `open` is called. */
function renderPage({ retry = false } = {}) {
  const query = () =>
    queryOptions({ queryKey: ['things'], ...streamedAnswer(path, z.array(z.string())), retry });
  function Things() {
    const { data, isError } = useQuery(query());
    return <p>{isError ? 'failed' : (data ?? ['loading'])}</p>;
  }
  const page: { queries?: QueryClient } = {};
  function Page({ isOpen }: { readonly isOpen: boolean }) {
    page.queries = useQueryClient();
    return isOpen ? <Things /> : null;
  }
  const { rerender } = renderWithProviders(<Page isOpen={false} />);
  const queries = page.queries!;
  return {
    queries,
    ask: () => {
      askAhead(queries, [path]);
    },
    show: (isOpen: boolean) => {
      rerender(<Page isOpen={isOpen} />);
    },
  };
}

const asked = (times: number) =>
  waitFor(() => {
    expect(calls).toBe(times);
  });

describe('askAhead', () => {
  it('has the answer for a later screen, with one call', async () => {
    const { ask, show } = renderPage();
    ask();
    await asked(1);
    show(true);
    expect(await screen.findByText('answer 1')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('shares a pending call with a screen that comes before the answer', async () => {
    const { ask, show } = renderPage();
    ask();
    show(true);
    expect(await screen.findByText('answer 1')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('requests nothing that the page has or is waiting for, stale or fresh', async () => {
    const { queries, ask, show } = renderPage();
    show(true);
    ask();
    expect(await screen.findByText('answer 1')).toBeVisible();
    show(false);
    ask();
    await act(async () => queries.invalidateQueries({ refetchType: 'none' }));
    ask();
    expect(isAnyAhead()).toBe(false);
    expect(calls).toBe(1);
  });

  it('requests nothing that the server streamed into the page', () => {
    streamIntoPage({ path: '/api/streamed', body: ['there'] });
    askAhead(renderPage().queries, ['/api/streamed']);
    expect(isAnyAhead()).toBe(false);
  });

  it('leaves a failure to the screen, which shows it once', async () => {
    failures = 1;
    const { ask, show } = renderPage();
    ask();
    await asked(1);
    show(true);
    expect(await screen.findByText('failed')).toBeVisible();
    expect(calls).toBe(1);
  });

  it('counts a failure as the first attempt of the screen', async () => {
    failures = 1;
    const { ask, show } = renderPage({ retry: true });
    ask();
    await asked(1);
    show(true);
    expect(await screen.findByText('answer 2', undefined, { timeout: 5_000 })).toBeVisible();
    expect(calls).toBe(2);
  });
});
