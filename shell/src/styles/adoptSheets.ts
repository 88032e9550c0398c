import { __PRIVATE__, version } from 'styled-components';
import { joinSheets } from './joinSheets.ts';
import { whenIdle } from '../whenIdle.ts';
import { readGroups, type Group } from './readGroups.ts';

const { mainSheet, StyleSheet } = __PRIVATE__;
type GroupedTag = ReturnType<(typeof mainSheet)['getTag']>;

/**
 * Has styled-components go on with the style elements that the server has sent, in the order of the
 * page, as they are. It would write each of their rules anew into an element of its own, and the
 * browser would settle the styles of the whole page once more.
 *
 * More rules of a component that the frame has as well stay where the preview has them until the page is
 * idle. Where a sheet is not as expected, styled-components does all of it itself.
 *
 * @param elements marked so that styled-components has left them alone, see `sentSheets`
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
  // It has made its own element, which stays empty.
  if ('element' in tag.tag && tag.tag.element instanceof Element) tag.tag.element.remove();
  tag.tag = joinSheets(sheets);
  // Room for all groups.
  tag.insertRules(last, []);
  forgetPlace(tag);
  for (const [number, size] of sizes) tag.groupSizes[number] = size;
  for (const { id, names } of groups) for (const name of names) target.registerName(id, name);
  // The browser settles a sheet that changes as a whole: not while a screen is waited for.
  if (more.length > 0) {
    whenIdle(() => {
      for (const each of more) bringTogether(tag, each);
    });
  }
}

/** Rules at the beginning of a sheet, of a component that an earlier sheet has as well. */
interface More {
  readonly group: Group;
  readonly number: number;
  /** The group behind which they stand, and with which they count as long as they do. */
  readonly holder: number;
}

function heldIn(sheet: CSSStyleSheet, more: readonly More[]): number {
  const held = more.filter(({ group }) => group.sheet === sheet);
  return held.reduce((sum, { group }) => sum + group.size, 0);
}

/** Moves the first rules of a sheet to the others of their component. */
function bringTogether(tag: GroupedTag, { group, number, holder }: More): void {
  const { sheet, size } = group;
  const rules = [...sheet.cssRules].slice(0, size - 1).map(({ cssText }) => cssText);
  forgetPlace(tag);
  for (let n = 0; n < size; n += 1) sheet.deleteRule(0);
  tag.groupSizes[holder] = (tag.groupSizes[holder] ?? 0) - size;
  tag.insertRules(number, rules);
}

/** A tag remembers where the group last asked for begins: has it be the first, which never moves. */
function forgetPlace(tag: GroupedTag): void {
  tag.insertRules(0, []);
}
