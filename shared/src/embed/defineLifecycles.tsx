import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { connectEmbed } from './embedConnection.ts';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';
import type { EmbedSettings } from './EmbedSettings.ts';

/** Custom properties of the single-spa application or parcel. */
interface LifecycleProps extends EmbedSettings {
  /** Called when the manager no longer accepts the token; mounting anew takes the new one. */
  readonly onTokenExpired?: () => void;
}

/** The single-spa lifecycles of a remote: `export const { bootstrap, mount, unmount } = …`. */
export function defineLifecycles(
  routes: readonly RemoteRouteObject[],
): ReactAppOrParcel<LifecycleProps> {
  return singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: (props: LifecycleProps) => {
      connectEmbed(props, () => props.onTokenExpired?.());
      return <EmbeddedRemote settings={props} routes={routes} />;
    },
    errorBoundary: (error) => <ErrorState error={error} onRetry={() => undefined} />,
  });
}
