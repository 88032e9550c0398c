/* eslint-disable testing-library/no-node-access -- queries do not look into shadow roots */
import { jest } from '@jest/globals';
import type { Embedding, EmbedPage, Opened } from '@portal/shared/embed';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { definePortalElements } from './definePortalElements.ts';
import type { Portal, Prepared } from './Portal.ts';

const change = jest.fn<Opened['change']>();
const close = jest.fn<Opened['close']>();
/** Shows that the core is there, and what it was given. */
const open = jest.fn((_release: unknown, shadow: ShadowRoot, _embedding: Embedding): Opened => {
  shadow.replaceChildren('The screen.');
  return { change, close };
});
const prepare = jest.fn<Portal['prepare']>(async () => {
  const prepared = { core: { open }, release: {} };
  return prepared as unknown as Prepared;
});
const offersSignIn = jest.fn<() => Promise<boolean>>();
const page: EmbedPage = {};
const origin = 'https://portal.example';
const popup = { close: jest.fn() };
const openWindow = jest.fn(() => popup as unknown as Window | null);
/** The events of the elements on the page. */
const told: string[] = [];

beforeAll(() => {
  // jsdom has none of these.
  Object.assign(Document.prototype, { adoptedStyleSheets: [] });
  Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(window, { isSecureContext: true, open: openWindow });
  definePortalElements({
    origin,
    remotes: ['mf-parts'],
    page,
    trust: String,
    prepare,
    offersSignIn,
  });
  document.addEventListener('portal-sign-in-needed', ({ type }) => told.push(type));
});
beforeEach(() => {
  offersSignIn.mockResolvedValue(true);
});
afterEach(async () => {
  document.body.replaceChildren();
  Reflect.deleteProperty(page, 'tokens');
  told.length = 0;
  await Promise.resolve();
  jest.clearAllMocks();
});

function show(properties: object = { locale: 'en' }) {
  const element = document.createElement('portal-parts');
  Object.assign(element, properties);
  document.body.append(element);
  const { shadowRoot } = element;
  if (!shadowRoot) throw new Error('The element shows nothing.');
  return { element, shadow: shadowRoot as unknown as HTMLElement };
}
async function offered(properties?: object) {
  const shown = show(properties);
  return { ...shown, button: await within(shown.shadow).findByRole('button') };
}
const isScreen = (shadow: HTMLElement) =>
  waitFor(() => {
    expect(shadow).toHaveTextContent('The screen.');
  });

describe('an element before anybody has signed in', () => {
  it.each([
    ['en', 'Sign in', 'Sign in to the portal to see your data on this page.'],
    ['ja', 'サインイン', 'このページにデータを表示するには、ポータルにサインインしてください。'],
  ])('shows its button in %s, tells the page and loads no core', async (locale, name, why) => {
    const { button, shadow } = await offered({ locale });
    expect(button).toHaveAccessibleName(name);
    expect(within(shadow).getByRole('status')).toHaveTextContent(why);
    await waitFor(() => {
      expect(told).toEqual(['portal-sign-in-needed']);
    });
    expect(prepare).not.toHaveBeenCalled();
  });

  it('changes its language in place', async () => {
    const { element, button } = await offered();
    element.setAttribute('locale', 'ja');
    expect(button).toHaveAccessibleName('サインイン');
    expect(button.closest('[lang]')).toHaveAttribute('lang', 'ja');
  });

  it.each([
    ['the pointer', (button: HTMLElement) => fireEvent.pointerEnter(button)],
    ['the focus', (button: HTMLElement) => fireEvent.focus(button)],
  ])('loads the core once under %s, and keeps the button', async (_what, reach) => {
    const { button } = await offered();
    reach(button);
    reach(button);
    await prepare.mock.results[0]?.value;
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(open).not.toHaveBeenCalled();
    expect(button).toBeInTheDocument();
  });

  it('opens the window within the press, says so, and hands it to the core', async () => {
    const { button, shadow } = await offered();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(within(shadow).getByRole('status')).toHaveTextContent('Continue in the window');
    await isScreen(shadow);
    expect(open.mock.calls[0]?.[2].opened).toBe(popup);
    expect(told).toHaveLength(1);
    expect(popup.close).not.toHaveBeenCalled();
  });

  it('lets the core say that the browser blocked the window', async () => {
    openWindow.mockReturnValueOnce(null);
    const { button, shadow } = await offered();
    fireEvent.click(button);
    await isScreen(shadow);
    expect(open.mock.calls[0]?.[2].opened).toBeNull();
  });

  it('closes the window when the core does not arrive, and offers the sign-in again', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    prepare.mockRejectedValueOnce(new Error('Nothing came.'));
    const { button, shadow } = await offered();
    fireEvent.click(button);
    expect(await within(shadow).findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(popup.close).toHaveBeenCalledTimes(1);
    fireEvent.click(within(shadow).getByRole('button', { name: 'Try again' }));
    expect(await within(shadow).findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    log.mockRestore();
  });

  it('loads the core again on a press after it did not arrive ahead', async () => {
    prepare.mockRejectedValueOnce(new Error('Nothing came.'));
    const { button, shadow } = await offered();
    fireEvent.pointerEnter(button);
    await Promise.allSettled([prepare.mock.results[0]?.value]);
    fireEvent.click(button);
    await isScreen(shadow);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('is taken out while the core is on its way, and its window closes', async () => {
    const { element, button } = await offered();
    fireEvent.click(button);
    element.remove();
    await waitFor(() => {
      expect(popup.close).toHaveBeenCalledTimes(1);
    });
    expect(open).not.toHaveBeenCalled();
    expect(page.waiting?.size).toBe(0);
  });

  it('shows its button again when it is put back', async () => {
    const { element, shadow } = await offered();
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    expect(await within(shadow).findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(page.waiting?.size).toBe(1);
  });
});

describe('an element shows its screen at once', () => {
  it('with a token provider, given before or after', async () => {
    const tokenProvider = () => Promise.resolve('t');
    await isScreen(show({ tokenProvider }).shadow);
    expect(told).toEqual([]);
    const { element, shadow } = await offered();
    Object.assign(element, { tokenProvider });
    await isScreen(shadow);
  });

  it('with a token of the page', async () => {
    const { element, shadow } = await offered();
    element.setAttribute('token', 't');
    await isScreen(shadow);
    expect(open.mock.calls[0]?.[2].opened).toBeUndefined();
  });

  it('when somebody has signed in at another element, before or after', async () => {
    const { shadow } = await offered();
    Object.assign(page, { tokens: { token: 't' } });
    for (const signedIn of page.waiting ?? []) signedIn();
    await isScreen(shadow);
    await isScreen(show().shadow);
  });

  it('when the portal offers no sign-in on this page, which the core explains', async () => {
    offersSignIn.mockResolvedValue(false);
    await isScreen(show().shadow);
    expect(told).toEqual([]);
  });

  it('on a page that is not read over https, which the core explains', async () => {
    Object.assign(window, { isSecureContext: false });
    await isScreen(show().shadow);
    expect(offersSignIn).not.toHaveBeenCalled();
    Object.assign(window, { isSecureContext: true });
  });
});
