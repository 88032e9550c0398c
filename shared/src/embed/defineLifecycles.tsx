import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import type { EmbedSettings } from './EmbedSettings.ts';
import { ShadowHost } from './ShadowHost.tsx';

/** Custom properties of the single-spa application or parcel. */
interface LifecycleProps extends Omit<EmbedSettings, 'token'> {
  readonly token?: string;
  /** Called when the manager no longer accepts the token. */
  readonly onTokenExpired?: () => void;
}

/**
 * The single-spa lifecycles of a remote: `export const { bootstrap, mount, unmount } = …`. The remote
 * lives in a shadow root here too, so that its rules and the page's do not meet.
 */
export function defineLifecycles(
  routes: readonly RemoteRouteObject[],
): ReactAppOrParcel<LifecycleProps> {
  // See definePortalElement.
  enableShadowDOM();
  return singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props: LifecycleProps) => (
      <ShadowHost>
        <ConnectedRemote
          key={props.baseUrl}
          settings={{ ...props, token: props.token ?? '' }}
          routes={routes}
          onTokenExpired={() => props.onTokenExpired?.()}
        />
      </ShadowHost>
    ),
    // The remote has one of its own.
    suppressComponentDidCatchWarning: true,
  });
}
