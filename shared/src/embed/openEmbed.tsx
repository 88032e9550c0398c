import { createRoot } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { keepConversionKeys } from '../ui/focus/keepConversionKeys.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import type { TellPage } from './EmbedEvents.ts';
import { EmbedRoom } from './EmbedRoom.tsx';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { addRoom } from './rooms.ts';

/** What a page around gives an embedded remote. */
export interface Embedding {
  readonly settings: EmbedSettings;
  readonly tell: TellPage;
}

/** An opened embedded remote. */
export interface Opened {
  /** Language, tokens and path are taken over where the reader is. */
  change(settings: EmbedSettings): void;
  /** Takes it out; the shadow root is empty then. */
  close(): void;
}

/**
 * Shows a remote in a shadow root, so that neither page's styles reach the other. One such screen
 * can be open in one instance of this module: calls and their bearer belong to the instance.
 */
export function openEmbed(
  shadow: ShadowRoot,
  routes: readonly RemoteRouteObject[],
  { settings: first, tell }: Embedding,
): Opened {
  // An open menu makes inert what does not hold it; without this, shadow roots hold nothing.
  enableShadowDOM();
  const takeOut = addRoom(shadow);
  const container = document.createElement('div');
  shadow.replaceChildren(container);
  keepConversionKeys(container);
  const root = createRoot(container);
  const change = (settings: EmbedSettings) => {
    root.render(
      <EmbedRoom shadow={shadow} locale={localeOf(settings)}>
        <ConnectedRemote settings={settings} routes={routes} tell={tell} />
      </EmbedRoom>,
    );
  };
  change(first);
  return {
    change,
    close: () => {
      root.unmount();
      takeOut();
      shadow.replaceChildren();
      shadow.adoptedStyleSheets = [];
    },
  };
}
