import type { EmbedSettings, Opened, TellPage } from '@portal/shared/embed';
import { findPortal } from './findPortal.ts';
import { isBrowserNewEnough } from './isBrowserNewEnough.ts';
import { loaderTexts } from './loaderTexts.ts';
import type { Portal } from './Portal.ts';
import { showFailure, showLoading, showTooOld } from './states.ts';

/** All portals of a page, by origin. */
export type Portals = Map<string, Portal>;

type TokenProvider = NonNullable<EmbedSettings['tokenProvider']>;

/** Attributes, each of which is a property as well, in camel case. */
const attributes = ['base-url', 'token', 'locale', 'path', 'routing', 'base-path'] as const;

const propertyOf = (attribute: string) =>
  attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * An element that shows a remote in its own shadow root. Attributes and properties can change at any
 * time; `docs/integrators.md` names them all.
 */
export abstract class PortalElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = attributes;
  abstract readonly remote: string;
  abstract readonly portals: Portals;
  /** Of the portal whose script has defined the element. */
  abstract readonly origin: string;
  #opened: Opened | undefined;
  /** Which attempt to show the screen is the last one. */
  #attempt = 0;
  #base = '';
  #tokenProvider: TokenProvider | undefined;

  get tokenProvider() {
    return this.#tokenProvider;
  }

  set tokenProvider(provide: TokenProvider | undefined) {
    this.#tokenProvider = provide;
    this.#change();
  }

  connectedCallback() {
    this.#takeOver();
    // A page that moves the element takes it out and puts it in.
    if (this.#base !== this.#baseNow()) this.#start();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback() {
    if (this.#base === '') return;
    if (this.#base === this.#baseNow()) this.#change();
    else this.#start();
  }

  /** Properties that the page has set before the element was defined hide those of the class. */
  #takeOver() {
    for (const name of ['tokenProvider', ...attributes.map(propertyOf)]) {
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
        // eslint-disable-next-line no-console -- whoever builds the page reads it there
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
    return base === null ? this.origin : new URL(base, location.href).origin;
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

for (const attribute of attributes) {
  Object.defineProperty(PortalElement.prototype, propertyOf(attribute), {
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
