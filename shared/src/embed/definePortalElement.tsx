import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { isLocale } from '../intl/locale.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import { EmbedRoom } from './EmbedRoom.tsx';
import type { EmbedSettings } from './EmbedSettings.ts';

/** Sent by the element when the manager no longer accepts its token. */
const tokenEvent = 'portal-token-expired';
const attributes = ['base-url', 'token', 'locale', 'path'];

/**
 * Defines a custom element that shows a remote in its own shadow root, so that neither page's
 * styles reach the other. Attributes: `base-url`, `token`, and optionally `locale` and `path`, which
 * can change at any time. On the event `portal-token-expired` the page sets a new `token`.
 */
export function definePortalElement(name: string, routes: readonly RemoteRouteObject[]): void {
  if (customElements.get(name)) return;
  // An open menu makes inert what does not hold it; without this, shadow roots hold nothing.
  enableShadowDOM();
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = attributes;
      #root: Root | undefined;

      connectedCallback() {
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        const container = document.createElement('div');
        shadow.replaceChildren(container);
        this.#root = createRoot(container);
        this.#render(shadow);
      }

      disconnectedCallback() {
        this.#root?.unmount();
        this.#root = undefined;
      }

      attributeChangedCallback() {
        if (this.shadowRoot) this.#render(this.shadowRoot);
      }

      #render(shadow: ShadowRoot) {
        const settings = settingsOf(this);
        const tellExpired = () => {
          this.dispatchEvent(new CustomEvent(tokenEvent, { bubbles: true, composed: true }));
        };
        this.#root?.render(
          <EmbedRoom shadow={shadow}>
            <ConnectedRemote
              key={settings.baseUrl}
              settings={settings}
              routes={routes}
              onTokenExpired={tellExpired}
            />
          </EmbedRoom>,
        );
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
