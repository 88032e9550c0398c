import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import type { TellPage } from './EmbedEvents.ts';
import type { EmbedPage } from './EmbedPage.ts';
import type { EmbedSettings } from './EmbedSettings.ts';
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
    rootComponent: (props: LifecycleProps) => {
      const { baseUrl = location.origin, token = '', page = ownPage } = props;
      const { routing = 'path', basePath = '' } = props;
      return (
        <ShadowHost>
          <ConnectedRemote
            key={baseUrl}
            settings={{ ...props, baseUrl, token, page, routing, basePath }}
            routes={routes}
            tell={(name, detail) => {
              if (name === 'portal-token-expired') props.onTokenExpired?.();
              return props.onEvent?.(name, detail) !== false;
            }}
          />
        </ShadowHost>
      );
    },
    // The remote has one of its own.
    suppressComponentDidCatchWarning: true,
  });
}
