import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { StyleSheetManager } from 'styled-components';
import { isLocale } from '../intl/locale.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { connectEmbed, type EmbedConnection } from './embedConnection.ts';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';
import type { EmbedSettings } from './EmbedSettings.ts';
import { OverlayContainer } from './OverlayContainer.tsx';

/** Sent by the element when the manager no longer accepts its token. */
const tokenEvent = 'portal-token-expired';

/**
 * Defines a custom element that shows a remote in its own shadow root, so that neither page's
 * styles reach the other. Attributes: `base-url`, `token`, and optionally `locale` and `path`.
 * On the event `portal-token-expired` the page sets a new `token`.
 */
export function definePortalElement(name: string, routes: readonly RemoteRouteObject[]): void {
  if (customElements.get(name)) return;
  // An open menu makes inert what does not hold it; without this, shadow roots hold nothing.
  enableShadowDOM();
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ['token'];
      #root: Root | undefined;
      #connection: EmbedConnection | undefined;

      connectedCallback() {
        const settings = settingsOf(this);
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        const container = document.createElement('div');
        shadow.replaceChildren(container);
        this.#connection = connectEmbed(settings, () => {
          this.dispatchEvent(new CustomEvent(tokenEvent, { bubbles: true, composed: true }));
        });
        this.#root = createRoot(container);
        this.#root.render(
          <StyleSheetManager target={shadow}>
            <OverlayContainer>
              <EmbeddedRemote settings={settings} routes={routes} />
            </OverlayContainer>
          </StyleSheetManager>,
        );
      }

      disconnectedCallback() {
        this.#root?.unmount();
        this.#root = undefined;
      }

      attributeChangedCallback(_name: string, _before: string | null, token: string | null) {
        this.#connection?.setToken(token ?? '');
      }
    },
  );
}

function settingsOf(element: HTMLElement): EmbedSettings {
  const locale = element.getAttribute('locale');
  const path = element.getAttribute('path');
  return {
    baseUrl: element.getAttribute('base-url') ?? location.origin,
    token: element.getAttribute('token') ?? '',
    ...(isLocale(locale) ? { locale } : {}),
    ...(path === null ? {} : { path }),
  };
}
