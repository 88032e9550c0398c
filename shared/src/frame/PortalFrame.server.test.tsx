import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PortalIntlProvider } from '../web/intl/PortalIntlProvider.tsx';
import { createQueryClient } from '../web/query/createQueryClient.ts';
import { PortalRouter } from '../web/leaving/PortalRouter.tsx';
import { createSessionStore } from '../web/session/createSessionStore.ts';
import { SessionProvider } from '../web/session/SessionProvider.tsx';
import { aSession, mockServer } from '../testing/index.ts';
import { PortalFrame } from './PortalFrame.tsx';

mockServer();

const session = aSession();
const store = createSessionStore(session);
const queries = createQueryClient();
const happened: string[] = [];

/** A screen whose content comes when the frame around it is there. */
function Screen() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsThere(true);
    });
  }, []);
  useEffect(() => {
    if (isThere) happened.push('screen');
  }, [isThere]);
  return <h1>{isThere ? 'Licenses' : 'Loading'}</h1>;
}

function Search() {
  useEffect(() => {
    happened.push('toolbar');
  }, []);
  return (
    <button
      onClick={() => {
        happened.push('clicked');
      }}
    >
      Search
    </button>
  );
}

const framed = (
  <SessionProvider store={store}>
    <QueryClientProvider client={queries}>
      <PortalIntlProvider>
        <PortalFrame
          config={session.config}
          user={session.user}
          team={session.team}
          locale={session.locale}
          onLocaleChange={() => undefined}
          groups={[]}
          search={<Search />}
        >
          <Screen />
        </PortalFrame>
      </PortalIntlProvider>
    </QueryClientProvider>
  </SessionProvider>
);

let container: HTMLElement;
let unmount: () => void;
const onRecoverableError = jest.fn();

/** Begins to hydrate a page that the server has rendered. */
function hydrate(): void {
  startTransition(() => {
    const app = <PortalRouter>{framed}</PortalRouter>;
    const root = hydrateRoot(container, app, { onRecoverableError });
    unmount = () => {
      root.unmount();
    };
  });
}

function openPage(): void {
  happened.length = 0;
  window.history.replaceState(null, '', '/license');
  container = document.createElement('div');
  container.innerHTML = renderToString(<StaticRouter location="/license">{framed}</StaticRouter>);
  document.body.append(container);
}

afterEach(() => {
  act(() => {
    unmount();
  });
  container.remove();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

describe('PortalFrame on a page of the server', () => {
  it('is hydrated behind its screen', async () => {
    openPage();
    await act(async () => {
      hydrate();
      await Promise.resolve();
    });
    expect(happened).toEqual(['screen', 'toolbar']);
  });

  it('answers a click before that', async () => {
    openPage();
    const button = screen.getByRole('button', { name: 'Search' });
    await act(async () => {
      hydrate();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await Promise.resolve();
    });
    expect(happened.indexOf('clicked')).toBeLessThan(happened.indexOf('screen'));
    expect(happened).toContain('clicked');
  });
});
