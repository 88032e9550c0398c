import type { LoaderTexts } from './loaderTexts.ts';

/** Milliseconds before the loading message appears. */
const patienceMs = 400;

/** Shows the loading message while something takes long. @param signal ends it */
export async function showWhile<T>(
  shadow: ShadowRoot,
  { lang, loading }: LoaderTexts,
  { signal, work }: { readonly signal: AbortSignal; readonly work: Promise<T> },
): Promise<T> {
  const timer = setTimeout(() => {
    if (!signal.aborted) shadow.replaceChildren(paragraph(loading, 'status', lang));
  }, patienceMs);
  return work.finally(() => {
    clearTimeout(timer);
  });
}

/** Has no button to try again, since another attempt in this browser would fail too. */
export function showTooOld(shadow: ShadowRoot, { lang, tooOld }: LoaderTexts): void {
  shadow.replaceChildren(paragraph(tooOld, 'alert', lang));
}

export function showFailure(
  shadow: ShadowRoot,
  { lang, failed, tryAgain }: LoaderTexts,
  onRetry: () => void,
): void {
  const button = document.createElement('button');
  button.textContent = tryAgain;
  button.lang = lang;
  button.style.cssText = 'font: inherit; padding: 8px 16px';
  button.addEventListener('click', onRetry);
  shadow.replaceChildren(paragraph(failed, 'alert', lang), button);
}

function paragraph(text: string, role: 'alert' | 'status', lang: string): HTMLElement {
  const element = document.createElement('p');
  // Older browsers, which show it too, lack the property `role`.
  element.setAttribute('role', role);
  element.lang = lang;
  element.textContent = text;
  element.style.cssText = 'font: 16px/1.5 system-ui, sans-serif; margin: 8px 0';
  return element;
}
