import { aSession, aUser, mockServer } from '@portal/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { hasLink } from '../../testing/linkHandlers.ts';
import { renderDistributorScreen } from '../../testing/renderDistributorScreen.tsx';

const server = mockServer();

/** Prevents navigation, which jsdom would report as not implemented. */
function stayHere(event: Event) {
  event.preventDefault();
}
beforeAll(() => {
  addEventListener('click', stayHere);
});
afterAll(() => {
  removeEventListener('click', stayHere);
});

describe('StartLink', () => {
  it('says that the distributor’s page is opening, until the person returns', async () => {
    server.use(hasLink(() => ({})));
    const { user } = renderDistributorScreen();
    await user.click(await screen.findByRole('link', { name: 'Link account' }));
    const opening = 'Opening the distributor’s page…';
    expect(screen.getByText(opening)).toBeInTheDocument();
    act(() => {
      dispatchEvent(new Event('pageshow'));
    });
    expect(screen.queryByText(opening)).not.toBeInTheDocument();
  });

  it('stays unchanged when the link is opened in another tab', async () => {
    server.use(hasLink(() => ({})));
    renderDistributorScreen();
    const link = await screen.findByRole('link', { name: 'Link account' });
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByText('Opening the distributor’s page…')).not.toBeInTheDocument();
  });
});

const everythingElse = [
  'Date',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

describe('the screen before the user is known', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('makes no call, and checks for the user every second', async () => {
    // Only the polling uses fake timers; the call itself runs in real time.
    jest.useFakeTimers({ doNotFake: [...everythingElse] });
    let calls = 0;
    server.use(
      hasLink(() => {
        calls += 1;
        return {};
      }),
    );
    const { session } = renderDistributorScreen({ session: { ...aSession(), user: null } });
    act(() => jest.advanceTimersByTime(5000));
    expect(calls).toBe(0);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    act(() => {
      session.setState({ user: aUser() });
    });
    act(() => jest.advanceTimersByTime(900));
    expect(calls).toBe(0);
    act(() => jest.advanceTimersByTime(200));
    expect(await screen.findByRole('link', { name: 'Link account' })).toBeInTheDocument();
    expect(calls).toBe(1);
  });
});
