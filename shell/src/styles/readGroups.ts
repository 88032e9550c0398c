/** The rules of one component in a sheet from the server. */
export interface Group {
  /** Id of the component. */
  readonly id: string;
  /** Class names of the rules. */
  readonly names: readonly string[];
  readonly sheet: CSSStyleSheet;
  /** Index of the first rule in the sheet, and number of rules including the mark after them. */
  readonly first: number;
  readonly size: number;
}

/** Selector of the rule that marks the end of a component's rules; it matches no element. */
const mark = /^data-styled\.g\d+\[id="([^"]+)"\]$/;

/**
 * The groups of rules in a sheet, in order.
 *
 * @throws Error when rules belong to no component
 */
export function readGroups(sheet: CSSStyleSheet): readonly Group[] {
  const groups: Group[] = [];
  let first = 0;
  [...sheet.cssRules].forEach((rule, index) => {
    if (!(rule instanceof CSSStyleRule)) return;
    const id = mark.exec(rule.selectorText)?.[1];
    if (id === undefined) return;
    const names = rule.style.content.replaceAll(/["']/g, '').split(',').filter(Boolean);
    groups.push({ id, names, sheet, first, size: index + 1 - first });
    first = index + 1;
  });
  if (first !== sheet.cssRules.length) throw new Error('Rules of no component');
  return groups;
}
