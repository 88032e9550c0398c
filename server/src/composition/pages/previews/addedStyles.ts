import type { Section, StyleSheet } from './styleSheet.ts';

/**
 * The rules that a preview's sheet adds to the frame's. styled-components hydrates both sheets one
 * after the other, although both number their groups from 1. Additional rules of a component in the
 * frame go into the frame's group, so that an extending component of the frame comes after them;
 * all others follow the frame.
 *
 * A class name is a digest of its component's id and rules, so equal names mean equal rules,
 * whatever the build.
 *
 * @returns nothing if styled-components could not hydrate both: the versions differ, or the preview
 *   has rules outside components, which would outlive its screen
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

/** What the preview adds to a component of the frame. */
function more({ id, group, names, rules }: Section, preview: StyleSheet): readonly Section[] {
  const same = preview.sections.find((section) => section.id === id);
  const added = same?.names.filter((name) => !names.includes(name)) ?? [];
  if (same === undefined || added.length === 0) return [];
  return [{ id, group, names: added, rules: same.rules.filter((rule) => !rules.includes(rule)) }];
}
