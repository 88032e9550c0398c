import { openWindow } from '@portal/shared/embed-loader';
import type { LoaderTexts } from './loaderTexts.ts';
import type { Portal } from './Portal.ts';

interface OfferOptions extends Pick<Portal, 'page' | 'offersSignIn'> {
  readonly texts: LoaderTexts;
  /** Ends the offer. */
  readonly signal: AbortSignal;
  /** Called when the pointer or focus reaches the button. */
  readonly onNear: () => void;
  /** Called once, when people can sign in here. */
  readonly onOffered: () => void;
}

/** The sign-in button of an element that has loaded no core. */
export interface Offer {
  /**
   * Resolves when the core is needed: with the window that a press has opened (`null`: the browser
   * blocked it), or with `undefined`.
   */
  readonly isNeeded: Promise<Window | null | undefined>;
  /** Shows it in another language. */
  change(texts: LoaderTexts): void;
  /** The page has given a token. */
  end(): void;
}

/**
 * Shows the button instead of loading the core. The core is needed when the button is pressed, when
 * another element is signed in, and when the portal offers no sign-in here: the core says why.
 */
export function offerSignIn(
  shadow: ShadowRoot,
  { page, offersSignIn, texts: first, signal, onNear, onOffered }: OfferOptions,
): Offer {
  let end: (opened?: Window | null) => void = () => undefined;
  const isNeeded = new Promise<Window | null | undefined>((resolve) => {
    end = resolve;
  });
  let texts = first;
  let isOpen = false;
  let isReported = false;
  const reportOnce = () => {
    if (!isReported) onOffered();
    isReported = true;
  };

  const sentence = document.createElement('p');
  const label = document.createTextNode('');
  const button = document.createElement('button');
  button.type = 'button';
  button.append(label);
  const box = document.createElement('div');
  box.className = 'offer';
  box.setAttribute('role', 'status');
  box.append(drawBadge(), sentence, button);
  const write = () => {
    box.lang = texts.lang;
    sentence.textContent = isOpen ? texts.windowOpen : texts.whySignIn;
    label.data = texts.signIn;
  };

  button.addEventListener('pointerenter', onNear);
  button.addEventListener('focus', onNear);
  button.addEventListener('click', () => {
    if (isOpen) return;
    isOpen = true;
    // Only within the click do browsers let a window open.
    const opened = openWindow();
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
    button.prepend(drawSpinner());
    write();
    reportOnce();
    end(opened);
  });
  write();
  shadow.replaceChildren(box);

  const signedIn = () => {
    end();
  };
  page.waiting ??= new Set();
  page.waiting.add(signedIn);
  signal.addEventListener('abort', signedIn);
  void isNeeded.then(() => page.waiting?.delete(signedIn));
  void offersSignIn?.().then((isOffered) => {
    if (signal.aborted) return;
    if (isOffered) reportOnce();
    else end();
  });
  return {
    isNeeded,
    change: (next) => {
      texts = next;
      write();
    },
    end: signedIn,
  };
}

/** The kit's icon `user` on a round background. */
function drawBadge(): HTMLElement {
  const picture = svg('svg', {
    width: '24',
    height: '24',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  picture.append(
    svg('path', { d: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2' }),
    svg('circle', { cx: '12', cy: '7', r: '4' }),
  );
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.setAttribute('aria-hidden', 'true');
  badge.append(picture);
  return badge;
}

function drawSpinner(): HTMLElement {
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.setAttribute('aria-hidden', 'true');
  return spinner;
}

function svg(name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
