import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { keepConversionKeys } from '../ui/focus/keepConversionKeys.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import type { TellPage } from './EmbedEvents.ts';
import { EmbedRoom } from './EmbedRoom.tsx';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { addRoom } from './rooms.ts';
import { handWindow } from './sign-in/HandedWindow.ts';

/** What a page around gives an embedded remote. */
export interface Embedding {
  readonly settings: EmbedSettings;
  readonly tell: TellPage;
  /** The window of a sign-in whose button was pressed before; `null`: the browser blocked it. */
  readonly opened?: Window | null | undefined;
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
  { settings: first, tell, opened }: Embedding,
): Opened {
  // An open menu makes inert what does not hold it; without this, shadow roots hold nothing.
  enableShadowDOM();
  const takeOut = addRoom(shadow);
  const handed = opened === undefined ? undefined : handWindow(opened);
  const hadFocus = shadow.activeElement !== null;
  const container = document.createElement('div');
  shadow.replaceChildren(container);
  keepConversionKeys(container);
  const root = createRoot(container);
  const change = (settings: EmbedSettings) => {
    root.render(
      <EmbedRoom shadow={shadow} locale={localeOf(settings)}>
        <ConnectedRemote settings={settings} routes={routes} tell={tell} handed={handed} />
      </EmbedRoom>,
    );
  };
  // At once: the loader's button gives way to the same one, which keeps the focus.
  flushSync(() => {
    change(first);
  });
  if (hadFocus) container.querySelector('button')?.focus();
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
