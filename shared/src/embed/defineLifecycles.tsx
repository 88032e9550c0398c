import * as React from 'react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import type { TellPage } from './EmbedEvents.ts';
import type { EmbedPage } from './EmbedPage.ts';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { ShadowHost } from './ShadowHost.tsx';

/** Custom properties of the single-spa application or parcel. */
interface LifecycleProps extends Partial<EmbedSettings> {
  /** Called when the manager no longer accepts the token. */
  readonly onTokenExpired?: () => void;
  /** Called with the events of an element; `false` is what `preventDefault` is there. */
  readonly onEvent?: (...event: Parameters<TellPage>) => unknown;
}

export type Lifecycles = ReactAppOrParcel<LifecycleProps>;

/**
 * The single-spa lifecycles of a remote: `export const { bootstrap, mount, unmount } = …`. The remote
 * lives in a shadow root here too, so that its rules and the page's do not meet.
 */
export function defineLifecycles(routes: readonly RemoteRouteObject[]): Lifecycles {
  // See openEmbed.
  enableShadowDOM();
  const ownPage: EmbedPage = {};
  return singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props: LifecycleProps) => (
      <Application props={props} page={props.page ?? ownPage} routes={routes} />
    ),
    // The remote has its own error boundary.
    suppressComponentDidCatchWarning: true,
  });
}

interface ApplicationProps {
  readonly props: LifecycleProps;
  readonly page: EmbedPage;
  readonly routes: readonly RemoteRouteObject[];
}

function Application({ props, page, routes }: ApplicationProps) {
  const { baseUrl = location.origin, token = '', routing = 'path', basePath = '' } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  // The same one at each update: a new one would be told the state again.
  const tell = useCallback<TellPage>((name, detail) => {
    const { onTokenExpired, onEvent } = latest.current;
    if (name === 'portal-token-expired') onTokenExpired?.();
    return onEvent?.(name, detail) !== false;
  }, []);
  const settings = { ...props, baseUrl, token, page, routing, basePath };
  return (
    <ShadowHost locale={localeOf(settings)}>
      <ConnectedRemote key={baseUrl} settings={settings} routes={routes} tell={tell} />
    </ShadowHost>
  );
}
