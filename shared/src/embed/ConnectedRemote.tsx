import { useLayoutEffect, useState } from 'react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { connectEmbed } from './embedConnection.ts';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';

interface ConnectedRemoteProps {
  /** Language, token and path can change; another `baseUrl` needs another instance. */
  readonly settings: EmbedSettings;
  readonly routes: readonly RemoteRouteObject[];
  /** The manager no longer accepts the token: the page may give another one. */
  readonly onTokenExpired: () => void;
}

/** An embedded remote with its way to the manager. */
export function ConnectedRemote({ settings, routes, onTokenExpired }: ConnectedRemoteProps) {
  const [connection] = useState(() => connectEmbed(settings, onTokenExpired));
  // Before the effects of what is inside, whose calls are to carry what has changed.
  useLayoutEffect(() => {
    connection.change(settings, onTokenExpired);
  });
  return (
    <EmbedBoundary locale={localeOf(settings)}>
      <EmbeddedRemote settings={settings} routes={routes} />
    </EmbedBoundary>
  );
}
