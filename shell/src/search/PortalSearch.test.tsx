import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { answers, keepsSilent, renderSearch, searchedRemotes } from '../testing/renderSearch.tsx';

const parts = '/api/parts/search';
const offers = '/api/offers/search';
const server = mockServer();

beforeEach(() => {
  localStorage.clear();
});

const option = (name: RegExp | string) => screen.findByRole('option', { name });

describe('the parts of the search', () => {
  it('fail each for itself, and can be asked again', async () => {
    server.use(
      answers(parts, 'Part 1'),
      http.get(`*${offers}`, () => HttpResponse.json({ error: true }, { status: 500 })),
    );
    const tell = jest.fn();
    const { search, user } = renderSearch({ tell });
    await search('1');
    expect(await option(/^Part 1/)).toBeVisible();
    const again = await option(/^Offers couldn’t be searched\. ?Try again$/);
    server.use(answers(offers, 'Offer 1'));
    await user.click(again);
    expect(await option(/^Offer 1/)).toBeVisible();
    expect(again).not.toBeInTheDocument();
    // Its team is told, once.
    const { name, current } = searchedRemotes[1]!;
    const why = expect.stringContaining('500') as string;
    expect(tell.mock.calls).toEqual([
      [
        { name, hash: current.hash },
        { place: 'search', part: 'offers', why },
      ],
    ]);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it.each([
    ['of another shape', () => HttpResponse.json({ hits: [{ title: 7 }] })],
    ['that is no JSON', () => HttpResponse.text('<html>')],
    ['to another site', () => HttpResponse.json(hit('https://evil.test'))],
  ])('fail with an answer %s', async (_, answer) => {
    server.use(answers(parts, 'Part 1'), http.get(`*${offers}`, answer));
    const { search } = renderSearch();
    await search('1');
    expect(await option(/^Offers couldn’t be searched/)).toBeVisible();
    expect(await option(/^Part 1/)).toBeVisible();
  });

  it('wait for none of the others; one that is silent fails after three seconds', async () => {
    server.use(answers(parts, 'Part 1'), keepsSilent(offers));
    const { search } = renderSearch();
    await search('1');
    expect(await option(/^Part 1/)).toBeVisible();
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('group', { name: 'Offers' })).toBeVisible();
    const started = Date.now();
    expect(
      await screen.findByRole('option', { name: /^Offers couldn’t/ }, { timeout: 3_500 }),
    ).toBeVisible();
    expect(Date.now() - started).toBeGreaterThan(2_000);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  });

  it('are asked once for quick letters, and calls of a former text are given up', async () => {
    const asked: string[] = [];
    const givenUp: string[] = [];
    server.use(
      answers(parts),
      http.get(`*${offers}`, ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        asked.push(q);
        request.signal.addEventListener('abort', () => givenUp.push(q));
        if (q === 'one') return new Promise<never>(() => undefined);
        return HttpResponse.json({ hits: [], more: false });
      }),
    );
    const { search, user } = renderSearch();
    const field = await search('one');
    await waitFor(() => {
      expect(asked).toEqual(['one']);
    });
    await user.type(field, ' t ');
    expect(await screen.findByText(/^Nothing matches “one t”/)).toBeVisible();
    expect(asked).toEqual(['one', 'one t']);
    expect(givenUp).toEqual(['one']);
  });

  it('keep hits that still fit until the next answer, and never open one that does not', async () => {
    server.use(answers(parts, 'Part 1', 'Part 2'), answers(offers));
    const { search, user, address } = renderSearch();
    const field = await search('part');
    expect(await option(/^Part 1/)).toBeVisible();
    server.use(keepsSilent(parts));
    await user.type(field, ' 2');
    const group = within(screen.getByRole('group', { name: 'Parts' }));
    expect(group.getByRole('option')).toHaveTextContent('Part 2');
    await user.type(field, '9{Enter}');
    expect(group.queryByRole('option')).not.toBeInTheDocument();
    expect(address()).toBe('/elsewhere');
  });

  it('wait for the registry, which can be asked again', async () => {
    server.use(answers(parts, 'Part 1'), answers(offers));
    const registry = { isAway: true };
    const { search, user } = renderSearch({
      fetchRegistry: () =>
        registry.isAway ? Promise.reject(new Error('away')) : Promise.resolve(searchedRemotes),
    });
    await search('1');
    const again = await option(/^The list of screens could not be loaded/);
    registry.isAway = false;
    await user.click(again);
    expect(await option(/^Part 1/)).toBeVisible();
  });
});

describe('the keys of the search', () => {
  it.each([
    ['Chrome', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('leave Enter to an input method that chooses a word (%s)', async (_browser, init) => {
    server.use(answers(parts), answers(offers));
    const { search, address } = renderSearch();
    const field = await search('部品');
    expect(await option(/^Parts/)).toBeVisible();
    fireEvent.keyDown(field, { key: 'Enter', ...init });
    expect(address()).toBe('/elsewhere');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(address()).toBe('/parts');
  });

  it('open a result elsewhere with Ctrl, and the search stays', async () => {
    server.use(answers(parts, 'Part 1'), answers(offers));
    const { search, user, address } = renderSearch();
    await search('1');
    const found = await option(/^Part 1/);
    const clicks: boolean[] = [];
    found.addEventListener('click', (event) => {
      clicks.push(event.ctrlKey);
      // jsdom opens no windows.
      event.preventDefault();
    });
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(clicks).toEqual([true]);
    expect(address()).toBe('/elsewhere');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('keep the marked result when answers come in above it', async () => {
    const waiting: { answer?: () => void } = {};
    server.use(
      answers(parts, 'Part 1'),
      http.get(`*${offers}`, async () => {
        await new Promise<void>((resolve) => {
          waiting.answer = resolve;
        });
        return HttpResponse.json({
          hits: [{ id: 'o', title: 'Offer 1', detail: '', to: '/offers' }],
          more: false,
        });
      }),
    );
    const { search } = renderSearch();
    await search('1');
    const part = await option(/^Part 1/);
    expect(part).toHaveAttribute('aria-selected', 'true');
    act(() => {
      waiting.answer?.();
    });
    expect(await option(/^Offer 1/)).toHaveAttribute('aria-selected', 'false');
    expect(part).toHaveAttribute('aria-selected', 'true');
  });
});

function hit(to: string) {
  return { hits: [{ id: 'x', title: 'x', detail: '', to }], more: false };
}
