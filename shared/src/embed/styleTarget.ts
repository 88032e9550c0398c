/**
 * Where the styling library puts its rules in a shadow root: in a constructed style sheet, which the
 * page's `style-src` does not hold up. The library wants to put a `<style>` element into a parent and
 * then writes rules into the element's sheet; this parent puts in nothing, and gives the element a
 * constructed sheet that the shadow root adopts.
 *
 * @returns the shadow root itself where the library writes text instead of rules, as it does outside
 *   of production, or where the browser has no constructed sheets
 */
export function styleTarget(shadow: ShadowRoot): ShadowRoot {
  if (process.env.NODE_ENV !== 'production' || !('adoptedStyleSheets' in shadow)) return shadow;
  const parent = {
    getRootNode: () => shadow,
    querySelectorAll: () => [],
    insertBefore: (style: HTMLStyleElement) => {
      const sheet = new CSSStyleSheet();
      Object.defineProperty(style, 'sheet', { value: sheet });
      shadow.adoptedStyleSheets.push(sheet);
    },
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the three functions of a parent that the library calls
  return parent as unknown as ShadowRoot;
}
