import type { EmbedSettings, Opened, TellPage } from '@portal/shared/embed';
import { type AttributeProperty, attributes } from './attributes.ts';
import type { ElementProperties } from './ElementProperties.ts';
import { findPortal } from './findPortal.ts';
import { loaderTexts } from './loaderTexts.ts';
import type { Portals } from './knownPortals.ts';
import type { Portal } from './Portal.ts';
import { showFailure, showLoading, showTooOld } from './states.ts';
import { warnOfValue } from './warnOfValue.ts';

/**
 * Whether the browser has what screens need. The portal supports Chrome and Edge 110, Firefox 115 and
 * Safari 16.4, the first ones with both features. This script uses only ES2017, so that older browsers
 * can show the message.
 */
function isBrowserNewEnough(): boolean {
  return 'toSorted' in Array.prototype && 'adoptedStyleSheets' in Document.prototype;
}

/**
 * An element that shows a remote in its own shadow root. Attributes and properties can change at any
 * time. The properties of attributes are defined below the class.
 */
export abstract class PortalElement
  extends HTMLElement
  implements Omit<ElementProperties, AttributeProperty>
{
  static readonly observedAttributes: readonly string[] = Object.keys(attributes);
  abstract readonly remote: string;
  abstract readonly portals: Portals;
  /** Origin of the portal whose script defined the element. */
  abstract readonly origin: string;
  #opened: Opened | undefined;
  /** Number of the latest attempt to show the screen. */
  #attempt = 0;
  #base = '';
  #tokenProvider: ElementProperties['tokenProvider'];

  get tokenProvider() {
    return this.#tokenProvider;
  }

  set tokenProvider(provide: ElementProperties['tokenProvider']) {
    this.#tokenProvider = provide;
    this.#change();
  }

  connectedCallback() {
    this.#takeOver();
    // Moving an element disconnects and connects it: the screen stays.
    if (this.#base !== this.#baseNow()) this.#start();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, _before: string | null, value: string | null) {
    warnOfValue(this, name, value);
    if (this.#base === '') return;
    if (this.#base === this.#baseNow()) this.#change();
    else this.#start();
  }

  /** Properties that the page set before the element was defined hide the class's accessors. */
  #takeOver() {
    for (const name of ['tokenProvider', ...Object.values(attributes)]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #start() {
    this.#end();
    this.#base = this.#baseNow();
    const attempt = this.#attempt;
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const texts = loaderTexts(this.getAttribute('locale'));
    if (!isBrowserNewEnough()) {
      showTooOld(shadow, texts);
      return;
    }
    const endLoading = showLoading(shadow, texts);
    void this.#open(shadow, attempt)
      .catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- for the page's developers
        console.error(error);
        if (attempt !== this.#attempt) return;
        endLoading();
        showFailure(shadow, texts, () => {
          this.#start();
        });
      })
      .finally(endLoading);
  }

  async #open(shadow: ShadowRoot, attempt: number) {
    const portal = await findPortal(this.portals, this.#base);
    const { core, release } = await portal.prepare(this.remote);
    if (attempt !== this.#attempt) return;
    this.#opened = core.open(release, shadow, {
      settings: this.#settings(portal),
      tell: this.#tell,
    });
  }

  #end() {
    this.#attempt += 1;
    this.#base = '';
    this.#opened?.close();
    this.#opened = undefined;
  }

  #change() {
    const portal = this.portals.get(this.#base);
    if (portal) this.#opened?.change(this.#settings(portal));
  }

  readonly #tell: TellPage = (name, detail) => {
    const options = { detail, bubbles: true, composed: true, cancelable: true };
    return this.dispatchEvent(new CustomEvent(name, options));
  };

  #baseNow(): string {
    const base = this.getAttribute('base-url');
    return base === null ? this.origin : originOf(base);
  }

  #settings({ origin, page }: Portal): EmbedSettings {
    const locale = this.getAttribute('locale');
    const path = this.getAttribute('path');
    const routing = this.getAttribute('routing');
    return {
      baseUrl: origin,
      page,
      token: this.getAttribute('token') ?? '',
      routing: routing === 'hash' || routing === 'path' ? routing : 'memory',
      basePath: this.getAttribute('base-path') ?? '',
      ...(this.#tokenProvider ? { tokenProvider: this.#tokenProvider } : {}),
      ...(locale === 'en' || locale === 'ja' ? { locale } : {}),
      ...(path === null ? {} : { path }),
    };
  }
}

/** @returns `base` itself if it has no origin */
function originOf(base: string): string {
  try {
    const { origin } = new URL(base, location.href);
    return origin === 'null' ? base : origin;
  } catch {
    return base;
  }
}

for (const [attribute, property] of Object.entries(attributes)) {
  Object.defineProperty(PortalElement.prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: PortalElement) {
      return this.getAttribute(attribute);
    },
    set(this: PortalElement, value: string | null | undefined) {
      if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}
