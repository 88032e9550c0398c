import { queryOptions, useQuery, useQueryClient } from '@portal/shared';
import { renderWithProviders } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { followChanges } from './followChanges.ts';

/** The browser's stream, driven by the test. */
class FakeSource {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

let answers = 0;
/** Delays the answers that follow, in milliseconds. */
let delayMs = 0;

const licensesQuery = queryOptions({
  queryKey: ['licenses'],
  meta: { changesWith: ['licenses'] },
  queryFn: async () => {
    answers += 1;
    const answer = answers;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return answer;
  },
});

function Licenses() {
  const queries = useQueryClient();
  useEffect(() => followChanges({ queries }), [queries]);
  const { data = 0 } = useQuery(licensesQuery);
  return <p>{`answer ${String(data)}`}</p>;
}

/** Shows a query that depends on licenses, in a page that follows changes. */
async function follow() {
  renderWithProviders(<Licenses />);
  await pass(10);
  expect(screen.getByText('answer 1')).toBeVisible();
  const [source] = FakeSource.all;
  if (!source) throw new Error('no stream');
  return source;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  answers = 0;
  delayMs = 0;
  FakeSource.all = [];
  const request = (_name: string, _options: object, hold: () => Promise<void>) => hold();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  Object.defineProperty(globalThis, 'EventSource', { value: FakeSource, configurable: true });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('followChanges', () => {
  it('refetches what depends on the change', async () => {
    const source = await follow();
    source.onmessage({ data: 'orders' });
    await pass(400);
    expect(screen.getByText('answer 1')).toBeVisible();
    source.onmessage({ data: 'licenses' });
    await pass(400);
    expect(screen.getByText('answer 2')).toBeVisible();
  });

  it('asks again when an answer was under way, which may be older than the change', async () => {
    const source = await follow();
    delayMs = 1_000;
    source.onmessage({ data: 'licenses' });
    await pass(400);
    delayMs = 0;
    source.onmessage({ data: 'licenses' });
    await pass(950);
    expect(screen.getByText('answer 2')).toBeVisible();
    await pass(400);
    expect(screen.getByText('answer 3')).toBeVisible();
    await pass(5_000);
    expect(answers).toBe(3);
  });

  it('leaves a hidden page alone until it is shown', async () => {
    const source = await follow();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    source.onmessage({ data: 'licenses' });
    await pass(400);
    expect(answers).toBe(1);
    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await pass(10);
    expect(screen.getByText('answer 2')).toBeVisible();
  });

  it('refetches after an interruption, in which it may have missed something', async () => {
    const source = await follow();
    source.onopen();
    source.onerror?.();
    await pass(400);
    expect(answers).toBe(1);
    source.onopen();
    await pass(400);
    expect(screen.getByText('answer 2')).toBeVisible();
  });

  it('connects again a minute after a refusal, and not when the session is over', async () => {
    const source = await follow();
    source.readyState = FakeSource.CLOSED;
    source.onerror?.();
    await pass(60_001);
    expect(FakeSource.all).toHaveLength(2);
    FakeSource.all[1]?.onmessage({ data: 'over' });
    FakeSource.all[1]?.onerror?.();
    await pass(60_001);
    expect(FakeSource.all).toHaveLength(2);
  });
});
