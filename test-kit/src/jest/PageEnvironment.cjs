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
const styles = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js', {
  paths: [environment],
});
require(styles);
require.cache[styles].exports = displayRules(require.cache[styles].exports);

module.exports = require('jest-fixed-jsdom');
