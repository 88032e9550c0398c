import type { Section, StyleSheet } from './styleSheet.ts';

/**
 * One sheet of the frame's rules and a preview's, each in its order, although both have counted
 * their groups from 1. What both have stands where the frame has it: a component of the frame that
 * extends it comes behind all its rules. All else of the preview comes behind the frame.
 *
 * A class name is a digest of its component's id and rules, so that equal names have equal rules,
 * whichever builds they come from.
 *
 * @returns nothing where styled-components could not take both over: the versions differ, or the
 * preview has rules of no component, which would stay when its screen has gone
 */
export function mergeStyles(frame: StyleSheet, preview: StyleSheet): StyleSheet | undefined {
  if (frame.version !== preview.version) return undefined;
  if (preview.sections.some(({ id }) => id.startsWith('sc-global-'))) return undefined;
  const added = new Map(preview.sections.map((section) => [section.id, section]));
  const sections = frame.sections.map((section) => {
    const more = added.get(section.id);
    added.delete(section.id);
    return more ? withMore(section, more) : section;
  });
  const last = sections.at(-1)?.group ?? 0;
  const others = [...added.values()].map((one, at) => ({ ...one, group: last + 1 + at }));
  return { version: frame.version, sections: [...sections, ...others] };
}

function withMore(section: Section, more: Section): Section {
  return {
    ...section,
    names: [...new Set([...section.names, ...more.names])],
    rules: [...section.rules, ...more.rules.filter((rule) => !section.rules.includes(rule))],
  };
}
