import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { connectEmbed } from './embedConnection.ts';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { GetToken } from './GetToken.tsx';
import { useTokens } from './useTokens.ts';

interface ConnectedRemoteProps {
  /** Language, tokens and path can change; another `baseUrl` needs another instance. */
  readonly settings: EmbedSettings;
  readonly routes: readonly RemoteRouteObject[];
  /** The manager no longer accepts the token: the page may give another one. */
  readonly onTokenExpired: () => void;
}

/** An embedded remote with its way to the manager, and before that the way to a token. */
export function ConnectedRemote({ settings, routes, onTokenExpired }: ConnectedRemoteProps) {
  const source = useTokens(settings, onTokenExpired);
  const locale = localeOf(settings);
  const { tokens } = source;
  const held = useSyncExternalStore(tokens.subscribe, () => tokens.token);
  const token = settings.token === '' ? held : settings.token;
  const [connection] = useState(() => connectEmbed(settings.baseUrl, { tokens, locale }));
  // Before the effects of what is inside, whose calls are to carry what has changed.
  useLayoutEffect(() => {
    connection.change({ tokens, locale });
  });
  return (
    <EmbedBoundary locale={locale}>
      {token === '' ? (
        <GetToken {...source} baseUrl={settings.baseUrl} locale={locale} />
      ) : (
        <EmbeddedRemote settings={settings} token={token} routes={routes} />
      )}
    </EmbedBoundary>
  );
}
