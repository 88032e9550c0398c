/* eslint-disable testing-library/no-node-access -- queries do not look into shadow roots */
import { jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { api } from '../web/http/api.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { useSession } from '../web/session/useSession.ts';
import {
  aUser,
  embeddingPortal as portal,
  http,
  HttpResponse,
  knowsPerson,
  mockServer,
  showEmbedded,
} from '../testing/index.ts';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';
import { defineLifecycles } from './defineLifecycles.tsx';

function Parts() {
  const email = useSession(({ user }) => user?.email);
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading title={`Parts ${search.get('q') ?? ''}`} />
      <p>{email}</p>
      <p>{formatMessage({ id: 'common.tryAgain' })}</p>
    </>
  );
}

function Stock() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['stock'],
    queryFn: () => api.get('/api/stock', z.number()),
    retry: false,
  });
  return (
    <>
      <p>{isError ? 'No answer' : `Stock ${String(data ?? '')}`}</p>
      <button onClick={() => void refetch()}>Again</button>
    </>
  );
}

function Broken(): never {
  throw new Error('This screen cannot be drawn.');
}

const screenOf = (Component: () => React.ReactNode) => () => Promise.resolve({ Component });
const routes: readonly RemoteRouteObject[] = [
  { path: '/parts', lazy: screenOf(Parts) },
  { path: '/costs', lazy: screenOf(() => <PageHeading title="Costs" />) },
  { path: '/stock', lazy: screenOf(Stock) },
  { path: '/broken', lazy: screenOf(Broken) },
];

const server = mockServer(
  http.get(`${portal}/api/user/me`, ({ request }) =>
    request.headers.get('authorization') === 'Bearer good'
      ? HttpResponse.json(aUser())
      : HttpResponse.json({ error: true, code: 'signed_out' }, { status: 401 }),
  ),
  ...knowsPerson(),
);

const show = (given: Parameters<typeof showEmbedded>[1] = {}) => {
  const { screen, ...rest } = showEmbedded(routes, { token: 'good', ...given });
  return { ...rest, ...screen };
};

afterEach(() => {
  act(() => {
    document.body.replaceChildren();
  });
  jest.useRealTimers();
});

describe('an embedded remote', () => {
  it('shows the first screen with the facts of the token’s owner', async () => {
    const { findByRole, getByText } = show();
    expect(await findByRole('heading', { name: 'Parts' })).toBeInTheDocument();
    expect(getByText('hanako@example.com')).toBeInTheDocument();
  });

  it('goes to another address when the page names one', async () => {
    const { change, findByRole } = show({ path: '/parts?q=7' });
    expect(await findByRole('heading', { name: 'Parts 7' })).toBeInTheDocument();
    change({ path: '/costs' });
    expect(await findByRole('heading', { name: 'Costs' })).toBeInTheDocument();
  });

  it('takes an address without its first slash', async () => {
    const { findByRole } = show({ path: 'costs' });
    expect(await findByRole('heading', { name: 'Costs' })).toBeInTheDocument();
  });

  it('says that an address has no screen, until the page names one that has', async () => {
    const { change, tell, findByText, findByRole } = show({ path: '/nowhere' });
    expect(await findByText('There is no screen at /nowhere.')).toBeInTheDocument();
    expect(tell.mock.calls).toEqual([
      ['portal-error', { id: null, message: expect.stringContaining('/nowhere') }],
    ]);
    change({ path: '/costs' });
    expect(await findByRole('heading', { name: 'Costs' })).toBeInTheDocument();
  });

  it('says that the site is not allowed to show this remote', async () => {
    const known = { routes: [], menu: [], shown: [{ path: '/license' }] };
    server.use(http.get(`${portal}/api/screens`, () => HttpResponse.json(known)));
    const { findByText } = show();
    expect(await findByText(/does not show this screen on pages of http/)).toBeInTheDocument();
  });

  it('changes its language with the page, calls included', async () => {
    const { change, findByText } = show();
    expect(await findByText('Try again')).toBeInTheDocument();
    change({ locale: 'ja' });
    expect(await findByText('再試行')).toBeInTheDocument();
  });

  it('asks for another token and goes on with it, however late it comes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { change, tell, findByText, findByRole } = show({ token: 'old' });
    await waitFor(() => expect(tell).toHaveBeenCalledWith('portal-token-expired', undefined));
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(await findByText(/is no longer valid/)).toBeInTheDocument();
    change({ token: 'good' });
    expect(await findByRole('heading', { name: 'Parts' })).toBeInTheDocument();
  });

  it('says that the portal does not allow the site, where it is that', async () => {
    server.use(
      http.get(`${portal}/api/*`, () => HttpResponse.error()),
      http.get(`${portal}/health`, () => HttpResponse.json({ status: 'ok' })),
    );
    const { findByText } = show({ locale: 'ja' });
    expect(await findByText(new RegExp(`${location.origin}.*許可`))).toBeInTheDocument();
  });

  it('says that the portal cannot be reached, where it cannot', async () => {
    server.use(http.get(`${portal}/*`, () => HttpResponse.error()));
    const { findByText, getByRole, findByRole } = show();
    expect(await findByText(/could not be reached/)).toBeInTheDocument();
    server.resetHandlers();
    fireEvent.click(getByRole('button', { name: 'Try again' }));
    expect(await findByRole('heading', { name: 'Parts' })).toBeInTheDocument();
  });

  it('says of an open screen that the portal answers its site no more, and goes on once it does', async () => {
    server.use(http.get(`${portal}/api/stock`, () => HttpResponse.json(7)));
    const { findByText, getByRole } = show({ path: '/stock' });
    expect(await findByText('Stock 7')).toBeInTheDocument();
    server.use(
      http.get(`${portal}/api/*`, () => HttpResponse.error()),
      http.get(`${portal}/health`, () => HttpResponse.json({ status: 'ok' })),
    );
    fireEvent.click(getByRole('button', { name: 'Again' }));
    expect(await findByText(/does not answer pages of http/)).toBeInTheDocument();
    server.resetHandlers();
    server.use(http.get(`${portal}/api/stock`, () => HttpResponse.json(8)));
    fireEvent.click(getByRole('button', { name: 'Try again' }));
    expect(await findByText('Stock 8')).toBeInTheDocument();
  });

  it('leaves an open screen as it is when a single call has no answer', async () => {
    const asked = jest.fn();
    server.use(
      http.get(`${portal}/api/stock`, () => HttpResponse.error()),
      http.get(`${portal}/api/site`, () => {
        asked();
        return HttpResponse.json({ sign_in: null });
      }),
    );
    const { findByText, getByText } = show({ path: '/stock' });
    expect(await findByText('No answer')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(getByText('No answer')).toBeInTheDocument();
  });

  it('keeps what a screen throws from the page', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { change, findByRole } = show({ path: '/broken' });
    expect(await findByRole('alert')).toBeInTheDocument();
    change({ path: '/costs' });
    fireEvent.click(await findByRole('button', { name: 'Try again' }));
    expect(await findByRole('heading', { name: 'Costs' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

/** All of the document that a screen in it could change. */
function traces() {
  const { documentElement: root, head, body, title, cookie } = document;
  const attributes = [...root.attributes, ...body.attributes].map(({ name, value }) => [
    name,
    value,
  ]);
  return { title, cookie, attributes, head: head.innerHTML, storage: JSON.stringify(localStorage) };
}

describe('the page around', () => {
  beforeEach(() => {
    document.title = 'Intranet';
  });

  it('keeps its title, styles, cookies and storage beside a screen without a language', async () => {
    const before = traces();
    const { findByRole } = show({ locale: null });
    await findByRole('heading', { name: 'Parts' });
    expect(traces()).toEqual(before);
  });

  it('keeps them under single-spa, mounted and unmounted', async () => {
    // single-spa waits for React within its own promises, which `act` would wait for in turn.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const before = traces();
    const { mount, unmount } = defineLifecycles(routes);
    const domElement = document.body.appendChild(document.createElement('div'));
    // What single-spa gives besides is not used.
    const props = { name: 'parts', domElement, baseUrl: portal, token: 'good' } as never;
    await mount(props);
    const host = await waitFor(() => {
      const found = [...domElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot);
      if (!found) throw new Error('Nothing is mounted yet.');
      return found;
    });
    await waitFor(() => expect(host.shadowRoot?.querySelector('h1')).toHaveTextContent('Parts'));
    expect(traces()).toEqual(before);
    await unmount(props);
    expect(domElement).toBeEmptyDOMElement();
    expect(traces()).toEqual(before);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });
});
