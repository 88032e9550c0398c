import type { __PRIVATE__ } from 'styled-components';
import { nestRule } from './nestRule.ts';

type MainSheet = (typeof __PRIVATE__)['mainSheet'];
/** The container into which styled-components inserts rules by index. */
export type Tag = NonNullable<MainSheet['tag']>['tag'];

// Browsers with nested rules: Chrome 130, Firefox 132, Safari 18.2.
const canNest = 'CSSNestedDeclarations' in globalThis;

/** Presents style sheets, one after the other, as a single one. */
export function joinSheets(sheets: readonly CSSStyleSheet[]): Tag {
  /** The sheet that has the rule at an index, and its index there; the end of the last sheet if none has. */
  const find = (index: number) => {
    let rest = index;
    for (const sheet of sheets) {
      if (rest < sheet.cssRules.length) return { sheet, place: rest };
      rest -= sheet.cssRules.length;
    }
    const sheet = sheets.at(-1);
    return sheet && { sheet, place: sheet.cssRules.length };
  };
  return {
    get length() {
      return sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    },
    insertRule: (index, rule) => {
      const found = find(index);
      try {
        found?.sheet.insertRule(canNest ? nestRule(rule) : rule, found.place);
        return found !== undefined;
      } catch {
        // A rule that this browser does not know.
        return false;
      }
    },
    deleteRule: (index) => {
      const found = find(index);
      found?.sheet.deleteRule(found.place);
    },
    getRule: (index) => {
      const found = find(index);
      return found?.sheet.cssRules[found.place]?.cssText ?? '';
    },
  };
}
