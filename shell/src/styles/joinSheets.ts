import type { __PRIVATE__ } from 'styled-components';

type MainSheet = (typeof __PRIVATE__)['mainSheet'];
/** What styled-components puts its rules into, by their index among all. */
export type Tag = NonNullable<MainSheet['tag']>['tag'];

/** Style sheets, one after the other, as if they were one. */
export function joinSheets(sheets: readonly CSSStyleSheet[]): Tag {
  /** The sheet with the rule at an index, and its index there; the last one for what is to be appended. */
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
        found?.sheet.insertRule(rule, found.place);
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
