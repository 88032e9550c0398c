import { expect, type Page } from '@playwright/test';

/**
 * Finds what is lost under forced colors (Windows contrast themes): elements distinguished only by
 * their background, states that look like their opposite, and texts without contrast. Pictures
 * drawn by scripts must keep several colors.
 */
export async function checkForcedColors(page: Page): Promise<string[]> {
  const checker = await page.evaluateHandle(makeChecker);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await checker.evaluate(({ look }) => look());
  for (const canvas of await page.locator('canvas').all()) {
    const colors = async () =>
      page.evaluate(countColors, (await canvas.screenshot()).toString('base64'));
    await expect.poll(colors, { message: 'colors of a picture' }).toBeGreaterThanOrEqual(3);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Runs in the page. Counts the colors of a picture that cover more than 0.5 % of it. */
async function countColors(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!pen) throw new Error('the browser has no 2D canvas');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  const counts = new Map<number, number>();
  for (const color of new Uint32Array(data.buffer)) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts.values()].filter((count) => count * 200 > data.length / 4).length;
}

/** Runs in the page: captures its own colors, and compares them with forced ones. */
function makeChecker() {
  const states = ['selected', 'current', 'pressed', 'checked'].map((name) => `aria-${name}`);
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  // Many elements share few colors, and drawing takes long.
  let painted = new Map<string, readonly number[]>();
  let grounds = new WeakMap<Element, readonly number[]>();
  /** Composes a color over another, as red, green and blue. */
  const paint = (color: string, on: readonly number[]): readonly number[] => {
    if (!pen) throw new Error('the browser has no 2D canvas');
    const key = `${color} on ${on.join(' ')}`;
    const known = painted.get(key);
    if (known) return known;
    for (const one of [`rgb(${on.join(' ')})`, color]) {
      pen.fillStyle = one;
      pen.fillRect(0, 0, 1, 1);
    }
    const made = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    painted.set(key, made);
    return made;
  };
  const groundOf = (element: Element | null): readonly number[] => {
    if (element === null) return paint('Canvas', [255, 255, 255]);
    const known = grounds.get(element);
    if (known) return known;
    const made = paint(getComputedStyle(element).backgroundColor, groundOf(element.parentElement));
    grounds.set(element, made);
    return made;
  };
  const luminance = (color: readonly number[]) =>
    color
      .map((part) => part / 255)
      .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, place) => sum + part * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0);
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const hasOwnGround = (element: Element) =>
    contrast(groundOf(element), groundOf(element.parentElement)) > 1.01;
  const hasPattern = (element: Element) => getComputedStyle(element).backgroundImage !== 'none';
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const around = groundOf(element.parentElement);
    const isSeen = (color: string) => contrast(paint(color, around), around) > 1.5;
    return (
      style.boxShadow.includes(' 0px 0px 0px ') ||
      (style.outlineStyle !== 'none' && isSeen(style.outlineColor)) ||
      ['top', 'right', 'bottom', 'left'].some(
        (side) =>
          style.getPropertyValue(`border-${side}-width`) !== '0px' &&
          isSeen(style.getPropertyValue(`border-${side}-color`)),
      )
    );
  };
  const lookOf = (element: Element) => {
    const { backgroundColor, color, borderBottom, boxShadow, outline, fontWeight } =
      getComputedStyle(element);
    const before = getComputedStyle(element, '::before').transform;
    return [backgroundColor, color, borderBottom, boxShadow, outline, fontWeight, before].join();
  };
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !(element instanceof SVGElement) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1,
  );
  const grounded = shown.filter(hasOwnGround);

  return {
    look: () => {
      painted = new Map();
      grounds = new WeakMap();
      const found: string[] = [];
      const note = (what: string, element: Element) =>
        found.push(`forced colors: ${what}: ${element.outerHTML.slice(0, 120)}`);
      // An element that has left the page, such as a note, has no style.
      const isThere = ({ isConnected }: Element) => isConnected;
      for (const element of grounded.filter(isThere))
        if (![hasOwnGround, hasPattern, hasEdge].some((shows) => shows(element)))
          note('only its ground showed it', element);
      for (const element of shown.filter(isThere)) {
        for (const state of states) {
          const value = element.getAttribute(state);
          if (value === null || value === 'false' || element.matches('input')) continue;
          const peer = [...document.querySelectorAll(element.tagName)].find(
            (one) => one.className === element.className && one.getAttribute(state) !== value,
          );
          if (peer && lookOf(peer) === lookOf(element)) note(`is ${state} unseen`, element);
        }
        const text = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        const ground = groundOf(element);
        if (text && contrast(paint(getComputedStyle(element).color, ground), ground) < 3)
          note('is not readable', element);
      }
      return found;
    },
  };
}
