import type { EmbedSettings, Opened, TellPage } from '@portal/shared/embed';
import { type AttributeProperty, attributes } from './attributes.ts';
import type { ElementProperties } from './ElementProperties.ts';
import { findPortal } from './findPortal.ts';
import { loaderTexts } from './loaderTexts.ts';
import type { Portals } from './knownPortals.ts';
import type { Portal, Prepared } from './Portal.ts';
import { offerSignIn, type Offer } from './offerSignIn.ts';
import { addFrame } from './offerStyle.ts';
import { showFailure, showTooOld, showWhile } from './states.ts';
import { warnOfValue } from './warnOfValue.ts';

/**
 * Whether the browser has what screens need. The portal supports Chrome and Edge 110, Firefox 115 and
 * Safari 16.4, the first ones with both features. This script uses only ES2017, so that older browsers
 * can show the message.
 */
function isBrowserNewEnough(): boolean {
  return 'toSorted' in Array.prototype && 'adoptedStyleSheets' in Document.prototype;
}

interface ShadowSetup {
  readonly shadow: ShadowRoot;
  readonly signal: AbortSignal;
  readonly prepare: () => Promise<Prepared>;
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
  #offer: Offer | undefined;
  /** The latest attempt to show the screen. */
  #attempt: AbortController | undefined;
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
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    if (!isBrowserNewEnough()) {
      showTooOld(shadow, this.#texts());
      return;
    }
    this.#attempt = new AbortController();
    const { signal } = this.#attempt;
    this.#open(shadow, signal).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- for the page's developers
      console.error(error);
      if (signal.aborted) return;
      showFailure(shadow, this.#texts(), () => {
        this.#start();
      });
    });
  }

  async #open(shadow: ShadowRoot, signal: AbortSignal) {
    const wait = async <T>(work: Promise<T>) => showWhile(shadow, this.#texts(), { signal, work });
    const removeFrame = addFrame(shadow);
    const portal = await wait(findPortal(this.portals, this.#base));
    if (signal.aborted) return;
    let coming: Promise<Prepared> | undefined;
    const prepare = () => {
      coming ??= portal.prepare(this.remote).catch((error: unknown) => {
        coming = undefined;
        throw error;
      });
      return coming;
    };
    const opened = await this.#whenNeeded(portal, { shadow, signal, prepare });
    const isOver = () => signal.aborted;
    let isTaken = false;
    try {
      if (isOver()) return;
      const { core, release } = await (opened === undefined ? wait(prepare()) : prepare());
      if (isOver()) return;
      isTaken = !this.#hasToken(portal);
      this.#opened = core.open(release, shadow, {
        settings: this.#settings(portal),
        tell: this.#tell,
        opened: isTaken ? opened : undefined,
      });
      removeFrame();
      this.#offer = undefined;
    } finally {
      if (!isTaken) opened?.close();
    }
  }

  /** Shows the sign-in button as long as that is all there is to show. @returns as an offer does */
  async #whenNeeded(portal: Portal, { shadow, signal, prepare }: ShadowSetup) {
    if (!portal.offersSignIn || !isSecureContext || this.#hasToken(portal)) return undefined;
    this.#offer = offerSignIn(shadow, {
      ...portal,
      texts: this.#texts(),
      signal,
      onNear: () => {
        prepare().catch(() => undefined);
      },
      onOffered: () => this.#tell('portal-sign-in-needed', undefined),
    });
    return this.#offer.isNeeded;
  }

  #end() {
    this.#attempt?.abort();
    this.#base = '';
    this.#offer = undefined;
    this.#opened?.close();
    this.#opened = undefined;
    this.shadowRoot?.replaceChildren();
  }

  #change() {
    const portal = this.portals.get(this.#base);
    if (!portal) return;
    this.#opened?.change(this.#settings(portal));
    this.#offer?.change(this.#texts());
    if (this.#hasToken(portal)) this.#offer?.end();
  }

  #texts() {
    return loaderTexts(this.getAttribute('locale'));
  }

  /** Whether the page gives a token, or another element is signed in. */
  #hasToken({ page }: Portal): boolean {
    const given = this.getAttribute('token') ?? '';
    return given !== '' || this.#tokenProvider !== undefined || (page.tokens?.token ?? '') !== '';
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
