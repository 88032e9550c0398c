import type { Section, StyleSheet } from './styleSheet.ts';

/**
 * What a preview's sheet adds to the frame's, in an order that goes with the frame's, although both
 * have counted their groups from 1: styled-components takes over one after the other. More rules of a
 * component that the frame has too go into the frame's group, so that a component of the frame that
 * extends it comes behind them; all else comes behind the frame.
 *
 * A class name is a digest of its component's id and rules, so that equal names have equal rules,
 * whichever builds they come from.
 *
 * @returns nothing where styled-components could not take both over: the versions differ, or the
 * preview has rules of no component, which would stay when its screen has gone
 */
export function addedStyles(frame: StyleSheet, preview: StyleSheet): StyleSheet | undefined {
  if (frame.version !== preview.version) return undefined;
  if (preview.sections.some(({ id }) => id.startsWith('sc-global-'))) return undefined;
  const known = new Map(frame.sections.map((section) => [section.id, section]));
  const last = frame.sections.at(-1)?.group ?? 0;
  const others = preview.sections.filter(({ id }) => !known.has(id));
  const sections = [
    ...frame.sections.flatMap((section) => more(section, preview)),
    ...others.map((one, at) => ({ ...one, group: last + 1 + at })),
  ];
  return { version: frame.version, sections };
}

/** What a preview has of a component of the frame and the frame has not. */
function more({ id, group, names, rules }: Section, preview: StyleSheet): readonly Section[] {
  const same = preview.sections.find((section) => section.id === id);
  const added = same?.names.filter((name) => !names.includes(name)) ?? [];
  if (same === undefined || added.length === 0) return [];
  return [{ id, group, names: added, rules: same.rules.filter((rule) => !rules.includes(rule)) }];
}
