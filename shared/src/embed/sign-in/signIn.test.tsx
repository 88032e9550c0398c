/* eslint-disable testing-library/prefer-screen-queries -- queries do not look into shadow roots */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useSession } from '../../web/session/useSession.ts';
import {
  aUser,
  embeddingPortal as portal,
  http,
  HttpResponse,
  knowsPerson,
  mockServer,
  showEmbedded,
} from '../../testing/index.ts';
import type { EmbedPage } from '../EmbedPage.ts';
import type { TokenProvider } from '../tokens/TokenSource.ts';

const accounts = 'http://accounts.test';
const signIn = {
  client_id: 'site-intranet',
  authorization: `${accounts}/oidc/auth?client_id=site-intranet`,
  token: `${accounts}/oidc/token`,
  redirect_uri: `${accounts}/site_answer?origin=x`,
};
/** Forms that accounts was sent. */
const sent: Record<string, string>[] = [];
let expiresIn = 600;
const authorized = (request: Request) =>
  /^Bearer (good|next)$/.test(request.headers.get('authorization') ?? '');

const server = mockServer(
  http.get(`${portal}/api/site`, () => HttpResponse.json({ sign_in: signIn })),
  http.get(`${portal}/api/user/me`, ({ request }) =>
    authorized(request)
      ? HttpResponse.json(aUser())
      : HttpResponse.json({ error: true, code: 'signed_out' }, { status: 401 }),
  ),
  http.post(signIn.token, async ({ request }) => {
    sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
    const access_token = sent.length === 1 ? 'good' : 'next';
    const refresh_token = `refresh-${String(sent.length)}`;
    return HttpResponse.json({ access_token, refresh_token, expires_in: expiresIn });
  }),
  ...knowsPerson(),
);

function Mail() {
  return <h1>{useSession(({ user }) => user?.email)}</h1>;
}
const routes = [{ path: '/mail', lazy: () => Promise.resolve({ Component: Mail }) }];
/** What screens of one page have in common. */
let page: EmbedPage = {};

/** What the page opens, or nothing. */
let popup: HTMLIFrameElement | undefined;
let address: URL | undefined;

beforeEach(() => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  sent.length = 0;
  expiresIn = 600;
  popup = document.body.appendChild(document.createElement('iframe'));
  jest.spyOn(window, 'open').mockImplementation((url) => {
    address = new URL(url ?? '');
    return popup?.contentWindow ?? null;
  });
});
afterEach(() => {
  act(() => {
    document.body.replaceChildren();
  });
  page = {};
  jest.restoreAllMocks();
});

function show(tokenProvider?: TokenProvider) {
  const given = { token: '', page, ...(tokenProvider ? { tokenProvider } : {}) };
  return showEmbedded(routes, given).screen;
}

/** Shows an element and opens the window. */
async function open() {
  const shown = show();
  fireEvent.click(await shown.findByRole('button', { name: 'Sign in' }));
  return shown;
}

/** The person closes the window. */
function close() {
  Object.defineProperty(popup?.contentWindow ?? {}, 'closed', { value: true });
}

/** The window speaks. */
function say(given: Readonly<Record<string, string>>, origin = accounts) {
  const state = address?.searchParams.get('state') ?? '';
  const data = { type: 'portal-sign-in', state, ...given };
  act(() => {
    const source = popup?.contentWindow ?? null;
    dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });
}

describe('the sign-in button of an element', () => {
  it('brings the screen with a code of its window, which it alone can use', async () => {
    const { findByRole } = await open();
    say({ code: 'stolen' }, 'http://evil.test');
    say({ code: 'of-another-window', state: 'other' });
    say({ code: 'c' });
    expect(await findByRole('heading', { name: 'hanako@example.com' })).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    const { code, code_verifier = '', redirect_uri } = sent[0] ?? {};
    expect([code, redirect_uri]).toEqual(['c', signIn.redirect_uri]);
    const digest = await webcrypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(code_verifier),
    );
    const challenge = Buffer.from(digest).toString('base64url');
    expect(address?.searchParams.get('code_challenge')).toBe(challenge);
    expect(address?.href).not.toContain('token');
  });

  it('serves every element of the page, and renews before the token ends', async () => {
    expiresIn = 5;
    const { findByRole } = await open();
    say({ code: 'c' });
    await findByRole('heading');
    const other = show();
    expect(await other.findByRole('heading')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent[1]).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'refresh-1' }),
    );
  });

  it.each([
    ['blocked it', /has blocked the sign-in window/, () => (popup = undefined)],
    ['closed it', /closed before you signed in/, () => close()],
    ['refused', /have not allowed http/, () => say({ error: 'access_denied' })],
    ['failed', /could not be completed/, () => say({ error: 'server_error' })],
  ])('says so when the browser or the person %s', async (how, sentence, happen) => {
    if (how === 'blocked it') happen();
    const { findByText, findByRole } = await open();
    if (how !== 'blocked it') happen();
    expect(await findByText(sentence, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(await findByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('is not there on a page that is not read over https', async () => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
    expect(await show().findByText(/not opened over https/)).toBeInTheDocument();
  });

  it('is not there where the site’s own server signs people in', async () => {
    server.use(http.get(`${portal}/api/site`, () => HttpResponse.json({ sign_in: null })));
    const { findByText, queryByRole } = show();
    await findByText(/is no longer valid/);
    expect(queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('a press before the core was there', () => {
  const answered = () => {
    const replace = jest.fn<(to: URL) => void>((to) => (address = to));
    return { closed: false, location: { replace }, close: jest.fn() };
  };
  const press = (opened: ReturnType<typeof answered> | null) =>
    showEmbedded(routes, { token: '', page, opened: opened as unknown as Window | null });

  it('goes on in the window that is open, and tells nothing twice', async () => {
    const opened = answered();
    const { screen, tell } = press(opened);
    expect(screen.getByText(/Continue in the window/)).toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => {
      expect(opened.location.replace).toHaveBeenCalledTimes(1);
    });
    expect(window.open).not.toHaveBeenCalled();
    Object.assign(opened, { closed: true });
    expect(await screen.findByText(/closed before/, {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(tell).not.toHaveBeenCalled();
    // The next press opens a window as ever.
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(window.open).toHaveBeenCalledTimes(1);
  });

  it('says that the browser blocked it', async () => {
    expect(await press(null).screen.findByText(/has blocked/)).toBeInTheDocument();
  });

  it.each([
    [
      'the portal answers no pages of the site',
      () => HttpResponse.error(),
      /does not answer pages/,
    ],
    [
      'the site’s server signs people in',
      () => HttpResponse.json({ sign_in: null }),
      /is no longer valid/,
    ],
  ])('closes the window when %s', async (_what, answer, sentence) => {
    server.use(
      http.get(`${portal}/api/site`, answer),
      http.get(`${portal}/health`, () => HttpResponse.json({})),
    );
    const opened = answered();
    const { screen } = press(opened);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  it('closes the window of an element that is taken out', () => {
    const opened = answered();
    press(opened).close();
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  it('signs in elements that wait with their button', async () => {
    const waiting = jest.fn();
    page = { waiting: new Set([waiting]) };
    const { findByRole } = await open();
    expect(waiting).not.toHaveBeenCalled();
    say({ code: 'c' });
    await findByRole('heading');
    expect(waiting).toHaveBeenCalledTimes(1);
  });
});

describe('a token provider', () => {
  it.each([
    ['a page about a failure', '<!doctype html>\n<title>Not found</title>', /but: <!doctype html>/],
    ['nothing', '', /no token\./],
    ['a failure', new Error('away'), /failed: Error: away/],
  ])('that brings %s is named as the reason', async (_what, brought, message) => {
    const { screen, tell } = showEmbedded(routes, {
      token: '',
      page,
      tokenProvider: () =>
        typeof brought === 'string' ? Promise.resolve(brought) : Promise.reject(brought),
    });
    expect(await screen.findByText(/could not sign you in/)).toBeInTheDocument();
    expect(tell).toHaveBeenCalledWith('portal-error', {
      id: null,
      message: expect.stringMatching(message),
    });
  });

  it('is asked for the first token, and again when one is refused', async () => {
    const tokens = ['old', 'good'];
    const provide = jest.fn(() => Promise.resolve(tokens.shift() ?? ''));
    expect(await show(provide).findByRole('heading')).toBeInTheDocument();
    expect(provide).toHaveBeenCalledTimes(2);
  });

  it('can fail, and is asked again by the person', async () => {
    const provide = jest
      .fn<TokenProvider>()
      .mockRejectedValueOnce(new Error('The server is away.'))
      .mockResolvedValue('good');
    const { findByRole } = show(provide);
    fireEvent.click(await findByRole('button', { name: 'Try again' }));
    expect(await findByRole('heading')).toBeInTheDocument();
  });
});
