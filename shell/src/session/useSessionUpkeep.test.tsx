import { act, screen, waitFor } from '@testing-library/react';
import { Link, useSession } from '@portal/shared';
import {
  aConfig,
  aSession,
  aUser,
  http,
  HttpResponse,
  mockServer,
  renderWithProviders,
} from '@portal/shared/testing';
import { wellBehaved } from '../testing/answers.ts';
import { useSessionUpkeep } from './useSessionUpkeep.ts';

const server = mockServer();
const leave = jest.fn<undefined, [string]>();
let asked: string[] = [];

beforeEach(() => {
  leave.mockReset();
  asked = [];
  server.use(...wellBehaved);
  server.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname);
  });
});

afterEach(() => {
  server.events.removeAllListeners();
  jest.restoreAllMocks();
});

function Upkeep() {
  useSessionUpkeep(undefined, leave);
  const loading = useSession((session) => session.loading);
  const name = useSession((session) => session.user?.first_name);
  const today = useSession((session) => session.today);
  return (
    <>
      <p>{loading ? 'loading' : `here: ${name ?? 'visitor'}`}</p>
      <p>{today}</p>
      <Link to="/store">store</Link>
    </>
  );
}

/** The configuration, as the server answers it at a time. */
const configAt = (date: string) =>
  http.get('*/api/config/', () => HttpResponse.json(aConfig(), { headers: { Date: date } }));

const loadingSession = aSession({ loading: true });

describe('useSessionUpkeep', () => {
  it('takes the date from the server’s clock, in Tokyo', async () => {
    server.use(configAt('Sat, 21 Nov 2026 15:00:00 GMT'));
    renderWithProviders(<Upkeep />, { session: loadingSession });
    expect(await screen.findByText('2026-11-22')).toBeVisible();
  });

  it('loads configuration, token and profile, and then is no longer loading', async () => {
    server.use(
      http.get('http://accounts.test/api/user/me/', ({ request }) =>
        request.headers.get('authorization') === 'Bearer account-token'
          ? HttpResponse.json(aUser({ first_name: 'Renamed' }))
          : new HttpResponse(null, { status: 401 }),
      ),
    );
    renderWithProviders(<Upkeep />, { session: loadingSession });
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('here: Renamed')).toBeVisible();
    expect(asked).toEqual(expect.arrayContaining(['/api/config/', '/api/user/token']));
  });

  it.each([
    ['token', 401, '*/api/user/token'],
    ['token', 403, '*/api/user/token'],
    ['profile', 401, 'http://accounts.test/api/user/me/'],
    ['profile', 403, 'http://accounts.test/api/user/me/'],
  ])('goes to the sign-out address when the %s answers %i', async (_, status, url) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get(url, () => new HttpResponse(null, { status })));
    renderWithProviders(<Upkeep />, { session: loadingSession });
    await waitFor(() => {
      expect(leave).toHaveBeenCalledWith('/signout?reason=session_ended&to=%2F');
    });
  });

  it('does not interrupt a sign-out because of which the profile is refused', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/user/token', () => new HttpResponse(null, { status: 401 })));
    const { session } = renderWithProviders(<Upkeep />, { session: loadingSession });
    act(() => {
      session.setState({ status: 'signing-out' });
    });
    await waitFor(() => {
      expect(warn).toHaveBeenCalledWith('The account could not be loaded', expect.anything());
    });
    expect(leave).not.toHaveBeenCalled();
  });

  it('only logs that the configuration could not be read', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get('*/api/config/', () => new HttpResponse(null, { status: 500 })));
    renderWithProviders(<Upkeep />, { session: loadingSession });
    expect(await screen.findByText('here: Hanako')).toBeVisible();
    expect(warn).toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();
  });

  it('takes over a changed configuration', async () => {
    server.use(http.get('*/api/config/', () => HttpResponse.json(aConfig({ registry: '2' }))));
    const { session } = renderWithProviders(<Upkeep />, { session: loadingSession });
    await waitFor(() => {
      expect(session.getState().config.registry).toBe('2');
    });
  });

  it('loads neither token nor profile on the estimate, but does after leaving it', async () => {
    const { user } = renderWithProviders(<Upkeep />, {
      session: loadingSession,
      path: '/estimate',
    });
    expect(await screen.findByText('here: Hanako')).toBeVisible();
    expect(asked).not.toContain('/api/user/token');
    await user.click(screen.getByRole('link', { name: 'store' }));
    await waitFor(() => {
      expect(asked).toContain('/api/user/me/');
    });
  });

  it('loads neither token nor profile for a visitor', async () => {
    const session = aSession({ role: 'visitor', loading: true });
    renderWithProviders(<Upkeep />, { session });
    expect(await screen.findByText('here: visitor')).toBeVisible();
    expect(asked).toEqual(['/api/config/']);
  });
});
