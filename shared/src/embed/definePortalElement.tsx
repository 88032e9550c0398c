import { createRoot, type Root } from 'react-dom/client';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { isLocale } from '../intl/locale.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { ConnectedRemote } from './ConnectedRemote.tsx';
import { EmbedRoom } from './EmbedRoom.tsx';
import type { EmbedSettings } from './EmbedSettings.ts';
import type { TokenProvider } from './tokens/TokenSource.ts';

/** Sent by the element when the manager no longer accepts its token. */
const tokenEvent = 'portal-token-expired';
const attributes = ['base-url', 'token', 'locale', 'path'];

/**
 * Defines a custom element that shows a remote in its own shadow root, so that neither page's
 * styles reach the other. Attributes: `base-url`, and optionally `token`, `locale` and `path`, which
 * can change at any time. On the event `portal-token-expired` the page sets a new `token`; or its
 * property `tokenProvider` brings them; without either the person signs in by a button.
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
      #tokenProvider: TokenProvider | undefined;

      get tokenProvider() {
        return this.#tokenProvider;
      }

      set tokenProvider(provide: TokenProvider | undefined) {
        this.#tokenProvider = provide;
        if (this.shadowRoot) this.#render(this.shadowRoot);
      }

      connectedCallback() {
        takeOverProvider(this);
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
        const settings = settingsOf(this, this.#tokenProvider);
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

/** What a page has set before its element was defined lies on the element and hides the setter. */
function takeOverProvider(element: HTMLElement & { tokenProvider: TokenProvider | undefined }) {
  if (!Object.hasOwn(element, 'tokenProvider')) return;
  const { tokenProvider } = element;
  Reflect.deleteProperty(element, 'tokenProvider');
  element.tokenProvider = tokenProvider;
}

function settingsOf(element: HTMLElement, tokenProvider: TokenProvider | undefined): EmbedSettings {
  const locale = element.getAttribute('locale');
  const path = element.getAttribute('path');
  return {
    baseUrl: element.getAttribute('base-url') ?? location.origin,
    token: element.getAttribute('token') ?? '',
    ...(tokenProvider ? { tokenProvider } : {}),
    ...(isLocale(locale) ? { locale } : {}),
    ...(path === null ? {} : { path }),
  };
}
