/* eslint-disable testing-library/no-node-access -- queries do not look into shadow roots */
import { jest } from '@jest/globals';
import type { EmbedSettings, Embedding, Opened } from '@portal/shared/embed';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { definePortalElements } from './definePortalElements.ts';
import type { Portal, Prepared } from './Portal.ts';

interface Shown extends Opened {
  readonly embedding: Embedding;
  readonly settings: () => EmbedSettings;
}

/** A portal whose remotes show their settings as text. */
function aPortal(origin: string) {
  const shown: Shown[] = [];
  const open = (_release: unknown, shadow: ShadowRoot, embedding: Embedding): Opened => {
    let { settings } = embedding;
    const write = () => {
      shadow.textContent = `${settings.baseUrl} ${settings.locale ?? ''} ${settings.path ?? ''}`;
    };
    write();
    const opened = {
      embedding,
      settings: () => settings,
      change: jest.fn((next: EmbedSettings) => {
        settings = next;
        write();
      }),
      close: jest.fn(() => shadow.replaceChildren()),
    };
    shown.push(opened);
    return opened;
  };
  const prepare = jest.fn<Portal['prepare']>(async () => {
    const prepared = { core: { open }, release: {} };
    return prepared as unknown as Prepared;
  });
  return { origin, remotes: ['mf-parts'], page: {}, trust: String, prepare, shown };
}

const portal = aPortal('https://portal.example');
const other = aPortal('https://other.example');
/** Is in the page before the script. */
const early = document.createElement('portal-parts');
Object.assign(early, { path: '/parts/1' });

beforeAll(() => {
  // jsdom has none; with it, a browser is new enough.
  Object.assign(Document.prototype, { adoptedStyleSheets: [] });
  Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  document.body.append(early);
  definePortalElements(portal);
  definePortalElements(other);
});
afterEach(() => {
  document.body.replaceChildren();
  portal.shown.length = 0;
  jest.clearAllMocks();
});

function show(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('portal-parts');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
const reads = (element: Element, text: string) =>
  waitFor(() => {
    expect(element.shadowRoot?.textContent.trim()).toBe(text);
  });

describe('an element of the portal', () => {
  it('takes what the page has set before the script was there', async () => {
    await reads(early, 'https://portal.example  /parts/1');
    expect(early).toHaveAttribute('path', '/parts/1');
  });

  it('passes changes on, and restarts with another portal of the page', async () => {
    const element = show({ locale: 'en' });
    await reads(element, 'https://portal.example en');
    Object.assign(element, { locale: 'ja' });
    await reads(element, 'https://portal.example ja');
    expect(portal.shown).toHaveLength(1);
    element.setAttribute('base-url', 'https://other.example');
    await reads(element, 'https://other.example ja');
    expect(portal.shown[0]?.close).toHaveBeenCalledTimes(1);
  });

  it('stays open while it is moved, and closes when it is taken out', async () => {
    const element = show();
    await reads(element, 'https://portal.example');
    document.body.append(document.createElement('main'));
    document.querySelector('main')?.append(element);
    await Promise.resolve();
    expect(portal.shown[0]?.close).not.toHaveBeenCalled();
    element.remove();
    await waitFor(() => {
      expect(portal.shown[0]?.close).toHaveBeenCalledTimes(1);
    });
  });

  it('tells the page, which may take over', async () => {
    const element = show();
    await reads(element, 'https://portal.example');
    const tell = () =>
      portal.shown[0]?.embedding.tell('portal-navigate', { path: '/store', url: 'https://x' });
    expect(tell()).toBe(true);
    document.addEventListener(
      'portal-navigate',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    expect(tell()).toBe(false);
  });

  it.each([
    ['routing', 'fragment', 'memory, hash, path'],
    ['locale', 'en-US', 'en, ja'],
  ])('says which values %s takes, and does without another', async (name, value, values) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const element = show({ routing: 'hash', locale: 'ja', [name]: value });
    await reads(element, `https://portal.example ${name === 'locale' ? '' : 'ja'}`.trim());
    expect(warn.mock.calls).toEqual([
      [`<portal-parts ${name}="${value}">: ${name} takes ${values}. The default counts.`],
    ]);
    element.removeAttribute(name);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it.each(['portal.example:3000', 'http://'])('names a base-url that is none: %s', async (base) => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const element = show({ 'base-url': base });
    await waitFor(() => {
      expect(element.shadowRoot?.textContent).toContain('could not be loaded');
    });
    expect(String(log.mock.calls[0]?.[0])).toContain(
      `base-url="${base}" is no address of a portal`,
    );
    log.mockRestore();
  });

  it('says that files do not arrive, in the language of the page, and tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    portal.prepare.mockRejectedValueOnce(new Error('Nothing came.'));
    const element = show({ locale: 'ja' });
    const shadow = await waitFor(() => {
      const place = element.shadowRoot?.querySelector('p')?.parentNode;
      if (!place) throw new Error('Nothing is said yet.');
      return element.shadowRoot as unknown as HTMLElement;
    });
    expect(within(shadow).getByRole('alert')).toHaveTextContent('読み込めませんでした');
    fireEvent.click(within(shadow).getByRole('button', { name: '再試行' }));
    await reads(element, 'https://portal.example ja');
    jest.restoreAllMocks();
  });

  it('says that the browser is too old, and loads nothing', () => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
    const { shadowRoot } = show({ locale: 'ja' });
    expect(shadowRoot).toHaveTextContent('より新しいブラウザ');
    expect(portal.prepare).not.toHaveBeenCalled();
    Object.assign(Document.prototype, { adoptedStyleSheets: [] });
  });
});
