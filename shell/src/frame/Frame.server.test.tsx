import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  PortalRouter,
  createQueryClient,
  createSessionStore,
  GlobalStyle,
  PortalIntlProvider,
  QueryClientProvider,
  SessionProvider,
  StaticRouter,
  type SessionState,
} from '@portal/shared';
import { aSession, mockServer } from '@portal/shared/testing';
import { connectApi } from '../session/connectApi.ts';
import { wellBehaved } from '../testing/answers.ts';
import { Frame } from './Frame.tsx';

const server = mockServer();

const entries = [
  { to: '/license', label: { en: 'Licenses', ja: 'ライセンス' }, icon: 'key-round', order: 10 },
];

function page(session: SessionState) {
  const store = createSessionStore(session);
  connectApi(store);
  return (
    <SessionProvider store={store}>
      <QueryClientProvider client={createQueryClient()}>
        <PortalIntlProvider>
          <GlobalStyle />
          <Frame entries={entries}>
            <h1>Screen</h1>
          </Frame>
        </PortalIntlProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function onServer(session: SessionState): string {
  return renderToString(<StaticRouter location="/license">{page(session)}</StaticRouter>);
}

describe('Frame on the server', () => {
  it.each(['en', 'ja'] as const)('hydrates without a difference in %s', async (locale) => {
    server.use(...wellBehaved);
    localStorage.setItem('portal_locale', locale);
    window.history.replaceState(null, '', '/license');
    const session = aSession({ locale, loading: true });
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = onServer(session);
    const markup = container.innerHTML;
    const onRecoverableError = jest.fn();
    const root = await act(async () => {
      const app = <PortalRouter>{page(session)}</PortalRouter>;
      const hydrated = hydrateRoot(container, app, { onRecoverableError });
      await Promise.resolve();
      return hydrated;
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(markup).toContain('role="progressbar"');
    act(() => {
      root.unmount();
    });
    container.remove();
  });

  it('has no style attribute, which the content security policy would refuse', () => {
    expect(onServer(aSession())).not.toMatch(/ style="/);
  });
});
