import type { LoaderTexts } from './loaderTexts.ts';

/** Milliseconds after which it is said that something is loading. */
const patienceMs = 400;

/** @returns ends it */
export function showLoading(shadow: ShadowRoot, { loading }: LoaderTexts): () => void {
  const timer = setTimeout(() => {
    shadow.replaceChildren(paragraph(loading, 'status'));
  }, patienceMs);
  return () => {
    clearTimeout(timer);
  };
}

/** No other attempt in this browser can do better. */
export function showTooOld(shadow: ShadowRoot, { tooOld }: LoaderTexts): void {
  shadow.replaceChildren(paragraph(tooOld, 'alert'));
}

export function showFailure(
  shadow: ShadowRoot,
  { failed, tryAgain }: LoaderTexts,
  onRetry: () => void,
): void {
  const button = document.createElement('button');
  button.textContent = tryAgain;
  button.style.cssText = 'font: inherit; padding: 8px 16px';
  button.addEventListener('click', onRetry);
  shadow.replaceChildren(paragraph(failed, 'alert'), button);
}

function paragraph(text: string, role: 'alert' | 'status'): HTMLElement {
  const element = document.createElement('p');
  element.role = role;
  element.textContent = text;
  element.style.cssText = 'font: 16px/1.5 system-ui, sans-serif; margin: 0 0 8px';
  return element;
}
