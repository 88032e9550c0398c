import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { connectEmbed } from './embedConnection.ts';
import { EmbedBoundary } from './EmbedBoundary.tsx';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';
import type { TellPage } from './EmbedEvents.ts';
import { keepWithPage } from './EmbedPage.ts';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { GetToken } from './GetToken.tsx';
import { TellPageContext } from './TellPageContext.ts';
import { useTokens } from './useTokens.ts';

interface ConnectedRemoteProps {
  /** Language, tokens and path can change; another `baseUrl` needs another instance. */
  readonly settings: EmbedSettings;
  readonly routes: readonly RemoteRouteObject[];
  readonly tell: TellPage;
}

/** An embedded remote with its way to the manager, and before that the way to a token. */
export function ConnectedRemote({ settings, routes, tell }: ConnectedRemoteProps) {
  const source = useTokens(settings, () => {
    tell('portal-token-expired', undefined);
  });
  const locale = localeOf(settings);
  const { tokens } = source;
  const held = useSyncExternalStore(tokens.subscribe, () => tokens.token);
  const token = settings.token === '' ? held : settings.token;
  const [connection] = useState(() => {
    keepWithPage(settings.page);
    return connectEmbed(settings.baseUrl, { tokens, locale });
  });
  // Before the effects of what is inside, whose calls are to carry what has changed.
  useLayoutEffect(() => {
    connection.change({ tokens, locale });
  });
  return (
    <TellPageContext value={tell}>
      <EmbedBoundary locale={locale}>
        {token === '' ? (
          <GetToken {...source} baseUrl={settings.baseUrl} locale={locale} />
        ) : (
          <EmbeddedRemote
            key={routingKey(settings)}
            settings={settings}
            token={token}
            routes={routes}
          />
        )}
      </EmbedBoundary>
    </TellPageContext>
  );
}

/** Another way to keep addresses begins anew. */
function routingKey({ routing, basePath }: EmbedSettings): string {
  return `${routing} ${basePath}`;
}
