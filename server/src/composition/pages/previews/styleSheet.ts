/** The rules of one component or animation in a sheet of styled-components. */
export interface Section {
  readonly id: string;
  /** Group number: its position in the sheet, from 1. */
  readonly group: number;
  /** Class names with rules in it. */
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** A sheet that styled-components writes on the server and hydrates in the browser. */
export interface StyleSheet {
  /** Version of styled-components; other versions do not hydrate it. */
  readonly version: string;
  /** Ordered by group; groups and ids are unique. */
  readonly sections: readonly Section[];
}

const splitter = '/*!sc*/\n';
const tag = /^<style data-styled="true" data-styled-version="([\w.-]+)">([^]*)<\/style>$/;
const marker = /^data-styled\.g(\d{1,6})\[id="([\w-]+)"\]\{content:"((?:[\w-]+,)+)"\}$/;
/** A quoted text; also matches one without an end, to avoid rescanning. */
const quoted = /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\\\n]|\\.)*('?)/g;

/** Parses a style tag without a nonce. @returns nothing for other markup */
export function readStyleTag(text: string): StyleSheet | undefined {
  const [, version, css] = tag.exec(text) ?? [];
  if (version === undefined || css === undefined || /<\/style/i.test(css)) return undefined;
  const parts = css.split(splitter);
  if (parts.pop() !== '') return undefined;
  const sections: Section[] = [];
  let rules: string[] = [];
  for (const part of parts) {
    const [, group, id, names] = marker.exec(part) ?? [];
    if (group === undefined || id === undefined || names === undefined) {
      if (!isWhole(part)) return undefined;
      rules.push(part);
    } else {
      sections.push({ id, group: Number(group), names: names.split(',').slice(0, -1), rules });
      rules = [];
    }
  }
  const isOrdered = sections.every(({ group }, at) => group > (sections[at - 1]?.group ?? 0));
  const hasEachOnce = new Set(sections.map(({ id }) => id)).size === sections.length;
  return rules.length === 0 && isOrdered && hasEachOnce ? { version, sections } : undefined;
}

/** Whether a rule is balanced, so that it cannot affect the next one. */
function isWhole(rule: string): boolean {
  const bare = rule.replaceAll(quoted, (text, double, single) => (double || single ? '' : text));
  if (!bare.endsWith('}') || /["']|\/\*|\\$/.test(bare)) return false;
  let depth = 0;
  for (const [brace] of bare.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Writes a sheet as a style tag; the inverse of `readStyleTag`. */
export function writeStyleTag({ version, sections }: StyleSheet, nonce: string): string {
  const css = sections.flatMap(({ id, group, names, rules }) => [
    ...rules,
    `data-styled.g${group}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}`,
  ]);
  const text = css.map((part) => part + splitter).join('');
  return `<style nonce="${nonce}" data-styled="true" data-styled-version="${version}">${text}</style>`;
}
