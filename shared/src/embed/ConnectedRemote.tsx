import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { keepInMemory } from '../web/session/storageOf.ts';
import { connectEmbed } from './embedConnection.ts';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';
import type { TellPage } from './EmbedEvents.ts';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { GetToken } from './GetToken.tsx';
import type { HandedWindow } from './sign-in/HandedWindow.ts';
import { PageAroundContext, type PageAround } from './PageAround.ts';
import { useTokens } from './useTokens.ts';

interface ConnectedRemoteProps {
  /** Language, tokens and path can change; another `baseUrl` needs another instance. */
  readonly settings: EmbedSettings;
  readonly routes: readonly RemoteRouteObject[];
  readonly tell: TellPage;
  readonly handed?: HandedWindow | undefined;
}

/** An embedded remote with its way to the manager, and before that the way to a token. */
export function ConnectedRemote({ settings, routes, tell, handed }: ConnectedRemoteProps) {
  const source = useTokens(settings, () => {
    tell('portal-token-expired', undefined);
  });
  const locale = localeOf(settings);
  const { tokens } = source;
  const held = useSyncExternalStore(tokens.subscribe, () => tokens.token);
  const token = settings.token === '' ? held : settings.token;
  const { baseUrl } = settings;
  const [connection] = useState(() => {
    // The browser's storage belongs to the page's site from the first moment.
    keepInMemory(new Map());
    return connectEmbed(baseUrl, { tokens, locale });
  });
  const page = useMemo<PageAround>(
    () => ({
      tell,
      leadTo: (path) => {
        const { href: url } = new URL(path, baseUrl);
        if (tell('portal-navigate', { path, url })) window.open(url, '_blank', 'noopener');
      },
    }),
    [tell, baseUrl],
  );
  // Before the effects of what is inside, whose calls are to carry what has changed.
  useLayoutEffect(() => {
    connection.change({ tokens, locale });
  });
  return (
    <PageAroundContext value={page}>
      <EmbedBoundary locale={locale}>
        {token === '' ? (
          <GetToken {...source} baseUrl={baseUrl} locale={locale} handed={handed} />
        ) : (
          <EmbeddedRemote
            key={routingKey(settings)}
            settings={settings}
            token={token}
            routes={routes}
          />
        )}
      </EmbedBoundary>
    </PageAroundContext>
  );
}

/** Another way to keep addresses starts the remote again. */
function routingKey({ routing, basePath }: EmbedSettings): string {
  return `${routing} ${basePath}`;
}
