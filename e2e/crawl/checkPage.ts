import { expect, type Page } from '@playwright/test';
import { runAxe } from '../fixtures/runAxe.ts';

/** Texts that are the same in both languages: product names, and names in the seed data. */
const names = [
  ...['Circuit Designer', 'PCB Designer', '.NET Framework', 'OpenID Connect', 'Web Vitals'],
  ...['Test Olivia', 'Test Adam', 'Test Gina', 'Test Ivy', 'Olivia Test'],
  ...['株式会社キバン設計', '佐藤 花子', '電源ボード'],
];

/** Finds untranslated texts and overflowing content of a page. */
export async function checkPage(page: Page, language: 'en' | 'ja'): Promise<string[]> {
  let found: string[] = [];
  const read = async () => {
    found = await page.evaluate(findWrong, { language, names });
    return found;
  };
  // Charts take a new width of the window some frames later.
  await expect
    .poll(read, { timeout: 2000 })
    .toEqual([])
    .catch(() => undefined);
  return found;
}

/** Finds what axe objects to, contrast included. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  const found = await runAxe(page);
  return found.flatMap(({ id, nodes }) => nodes.map((html) => `axe ${id}: ${html}`));
}

/** Runs in the page. */
function findWrong({ language, names }: { language: string; names: readonly string[] }) {
  const found: string[] = [];
  const root = document.documentElement;
  const width = root.clientWidth;
  if (root.lang !== language) found.push(`the page's language is ${root.lang}`);
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} px wide`);

  const isForeign = (text: string) => {
    const words = names.reduce((rest, name) => rest.replaceAll(name, ' · '), text);
    return language === 'ja'
      ? /\b[a-z]{2,}[,:;]? [a-z]{2,}\b/i.test(words)
      : /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(words);
  };
  const readText = (element: Element, text: string) => {
    if (element.closest('[translate=no], code, pre, script, style, noscript')) return;
    if (element.closest('[lang]')?.getAttribute('lang') !== language) return;
    if (isForeign(text)) found.push(`not translated: ${text.trim()}`);
  };
  const clips = ({ overflowX }: CSSStyleDeclaration) => /hidden|clip/.test(overflowX);
  /** Whether an element or an ancestor clips a text horizontally without showing it anywhere. */
  const isCut = (text: Range, from: Element) => {
    const { left, right } = text.getBoundingClientRect();
    for (let box: Element | null = from; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis') return false;
      // A box of one pixel is for screen readers.
      const place = box.getBoundingClientRect();
      if (style.clipPath !== 'none' || place.width <= 1) return false;
      if (clips(style) && (right > place.right + 1 || left < place.left - 1)) return true;
      if (style.position === 'fixed') return false;
    }
    return false;
  };
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && scrolls(element.parentElement));

  for (const element of document.body.querySelectorAll('*')) {
    const shown = element instanceof HTMLOptionElement ? element.closest('select') : element;
    if (!shown?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    const opening = () => element.outerHTML.slice(0, 120);
    if (box.width > width + 1 && !scrolls(element))
      found.push(`wider than the window: ${opening()}`);
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      readText(element, element.getAttribute(name) ?? '');
    }
    if (element.matches('input:not([type=hidden]), select, textarea')) {
      const isNamed =
        document.querySelector(`label[for="${CSS.escape(element.id)}"]`) !== null ||
        element.closest('label') !== null ||
        element.matches('[aria-label], [aria-labelledby]');
      if (!isNamed) found.push(`without a label: ${opening()}`);
    }
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      readText(element, node.data);
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isCut(range, element)) found.push(`cut off: ${node.data.trim()}`);
    }
  }
  return found;
}
