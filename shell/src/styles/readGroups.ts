/** The rules of one component in a sheet that the server has sent. */
export interface Group {
  /** Id of the component. */
  readonly id: string;
  /** Class names that the rules are of. */
  readonly names: readonly string[];
  readonly sheet: CSSStyleSheet;
  /** Index in the sheet of the first rule, and number of rules with the mark behind them. */
  readonly first: number;
  readonly size: number;
}

/** The mark behind the rules of a component; it is a rule itself, and matches no element. */
const mark = /^data-styled\.g\d+\[id="([^"]+)"\]$/;

/**
 * The groups of rules in a sheet, in their order.
 *
 * @throws Error where rules are of no component
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
