const { dirname } = require('node:path');

/**
 * Reduces jsdom's default styles to `display`, one rule per value. Tests need nothing else, and jsdom
 * matches every rule whenever a test checks whether an element is hidden.
 */
function displayRules(styles) {
  const selectors = new Map();
  const plain = styles.replace(/\/\*[^]*?\*\/|@namespace[^;]*;/g, '');
  for (const [, selector, rules] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const display = /(?:^|[\s;])display:\s*([\w-]+)/.exec(rules)?.[1];
    if (display) selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()]);
  }
  return [...selectors]
    .map(([display, of]) => `${of.join(', ')} { display: ${display} }`)
    .join('\n');
}

const environment = dirname(require.resolve('jest-environment-jsdom'));
const inJsdom = (file) => require.resolve(`jsdom/lib/jsdom/${file}`, { paths: [environment] });

const styles = inJsdom('browser/default-stylesheet.js');
require(styles);
require.cache[styles].exports = displayRules(require.cache[styles].exports);

// `getComputedStyle` resolves these for each element whose visibility a test checks; no test asks for
// colors of backgrounds and borders.
const resolved = require(
  inJsdom('living/helpers/style-rules.js'),
).propertiesWithResolvedValueImplemented;
for (const name of Object.keys(resolved)) if (name.endsWith('-color')) delete resolved[name];

const JSDOMEnvironment = require('jest-fixed-jsdom');
const { implForWrapper } = require(inJsdom('living/generated/utils.js'));

/** Computes an element's style once until jsdom forgets the styles that its document declares. */
function computeStylesOnce(window) {
  const compute = window.getComputedStyle;
  const computed = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    const document = implForWrapper(element.ownerDocument);
    const known = computed.get(document._styleCache)?.get(element);
    if (known) return known;
    const style = compute(element);
    if (!computed.has(document._styleCache)) computed.set(document._styleCache, new WeakMap());
    computed.get(document._styleCache).set(element, style);
    return style;
  };
}

module.exports = class PageEnvironment extends JSDOMEnvironment {
  constructor(...options) {
    super(...options);
    computeStylesOnce(this.global);
  }
};
