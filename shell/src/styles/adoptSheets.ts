import { __PRIVATE__, version } from 'styled-components';
import { joinSheets } from './joinSheets.ts';
import { whenIdle } from '../whenIdle.ts';
import { readGroups, type Group } from './readGroups.ts';

const { mainSheet, StyleSheet } = __PRIVATE__;
type GroupedTag = ReturnType<(typeof mainSheet)['getTag']>;

/**
 * Makes styled-components use the server's style elements as they are, in the order of the page.
 * Otherwise it would copy all rules into a new element, and the browser would compute the styles of
 * the whole page again.
 *
 * If the preview adds rules to a component of the frame, they move to that component's other rules
 * once the page is idle. If a sheet is not as expected, styled-components copies all rules.
 *
 * @param elements those that `sentSheets` has marked
 */
export function adoptSheets(
  elements: readonly HTMLStyleElement[],
  target: typeof mainSheet = mainSheet,
): void {
  if (elements.length === 0) return;
  try {
    const sheets = elements.map(sheetOf);
    takeOver(target, sheets, sheets.flatMap(readGroups));
  } catch {
    for (const element of elements) element.dataset.styled = 'true';
    target.rehydrate();
  }
}

function sheetOf({ sheet, dataset }: HTMLStyleElement): CSSStyleSheet {
  if (sheet === null || dataset.styledVersion !== version) throw new Error('Not of this version');
  return sheet;
}

function takeOver(
  target: typeof mainSheet,
  sheets: readonly CSSStyleSheet[],
  groups: readonly Group[],
): void {
  const sizes = new Map<number, number>();
  const more: More[] = [];
  let last = 0;
  for (const group of groups) {
    const number = StyleSheet.registerId(group.id);
    if (number > last) last = number;
    else if (group.first === heldIn(group.sheet, more)) more.push({ group, number, holder: last });
    else throw new Error('Components in another order');
    sizes.set(last, (sizes.get(last) ?? 0) + group.size);
  }
  const tag = target.getTag();
  // Removes the element that styled-components has created, which would stay empty.
  if ('element' in tag.tag && tag.tag.element instanceof Element) tag.tag.element.remove();
  tag.tag = joinSheets([...sheets, ...laterSheet()]);
  // Allocates all groups.
  tag.insertRules(last, []);
  forgetPlace(tag);
  for (const [number, size] of sizes) tag.groupSizes[number] = size;
  for (const { id, names } of groups) for (const name of names) target.registerName(id, name);
  // The browser computes a changed sheet again as a whole, which would delay the screen.
  if (more.length > 0) {
    whenIdle(() => {
      for (const each of more) bringTogether(tag, each);
    });
  }
}

/** A sheet for the rules of components that the server has not sent; see `nestRule` for the reason. */
function laterSheet(): readonly CSSStyleSheet[] {
  if (!('adoptedStyleSheets' in document)) return [];
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return [sheet];
}

/** The first rules of a sheet, of a component that an earlier sheet has too. */
interface More {
  readonly group: Group;
  readonly number: number;
  /** The group before them, which counts them as its own until they move. */
  readonly holder: number;
}

function heldIn(sheet: CSSStyleSheet, more: readonly More[]): number {
  const held = more.filter(({ group }) => group.sheet === sheet);
  return held.reduce((sum, { group }) => sum + group.size, 0);
}

/** Moves the first rules of a sheet to the other rules of their component. */
function bringTogether(tag: GroupedTag, { group, number, holder }: More): void {
  const { sheet, size } = group;
  const rules = [...sheet.cssRules].slice(0, size - 1).map(({ cssText }) => cssText);
  forgetPlace(tag);
  for (let n = 0; n < size; n += 1) sheet.deleteRule(0);
  tag.groupSizes[holder] = (tag.groupSizes[holder] ?? 0) - size;
  tag.insertRules(number, rules);
}

/** A tag caches the start of its last used group. Resets it to the first group, which never moves. */
function forgetPlace(tag: GroupedTag): void {
  tag.insertRules(0, []);
}
