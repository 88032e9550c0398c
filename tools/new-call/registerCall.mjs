/**
 * Adds a line after the last one that a pattern matches, or fails: the file must have its place.
 *
 * @param {RegExp} after matches whole lines, with the flags `gm`
 */
function addAfter(text, after, line) {
  const last = [...text.matchAll(after)].at(-1);
  if (!last) throw new Error(`found no place for ${line.trim()}`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Adds a module to its area's list. */
export function addModule(text, { name, file }) {
  const imported = addAfter(text, /^import .*;$/gm, `import { ${name} } from '${file}';`);
  // A list of one fits on a line.
  return imported.replace(/,?\n?\];\n$/, `,\n  ${name},\n];\n`).replace('[,', '[');
}

/** The file of a new area's modules. */
export function emptyModules(area) {
  return `import type { Module } from '../../platform/http/createApp.ts';

/** The modules of the area on the portal's own origin. */
export const ${area}Modules: readonly Module[] = [];
`;
}

/** Adds a new area to the modules of the manager. */
export function addArea(text, { name, folder }) {
  const line = `import { ${name}Modules } from '../areas/${folder}/${name}Modules.ts';`;
  const imported = addAfter(text, /^import \{ \w+Modules \} from '\.\.\/areas\/.*;$/gm, line);
  return addAfter(
    imported,
    /^ {2}\.\.\.(?!accountsService|operator)\w+Modules,$/gm,
    `  ...${name}Modules,`,
  );
}

/** Publishes a contract. */
export function addContract(text, file) {
  return addAfter(text, /^export \* from '.*';$/gm, `export * from '${file}';`);
}

/** Adds a route to those of a group. */
export function addManagerCall(text, { call, who }) {
  const group = new RegExp(`('${who}',\\s*\`[^\`]*)\``);
  if (group.test(text)) return text.replace(group, `$1\n      ${call}\``);
  return text.replace('\n] as const;', `\n  ['${who}', \`${call}\`],\n] as const;`);
}

/** Says which test proves that another team's ids are unknown. */
export function addTenancyProof(text, { call, test }) {
  const proof = `  ['${call}', 'another team’s is unknown: ${test}'],`;
  const [start, rest] = text.split('export const provenElsewhere');
  return `${start}export const provenElsewhere${rest.replace('\n]);', `\n${proof}\n]);`)}`;
}

/** Adds an area's tables to the database. */
export function addTables(text, { name, file }) {
  const imported = addAfter(
    text,
    /^import .*;$/gm,
    `import type { ${name} } from './tables/${file}';`,
  );
  return imported.replace(/\n( +)(\w+Tables) \{\}/, `\n$1${name},\n$1$2 {}`);
}

/** Adds a table to those that belong to teams. */
export function addTeamTable(text, table) {
  return addAfter(text, /^ {2}'manager\.\w+': true,$/gm, `  '${table}': true,`);
}

/** Adds a migration with the next number. */
export function addMigration(text, { key, name }) {
  const imported = addAfter(text, /^import .*;$/gm, `import { ${name} } from './${key}.ts';`);
  return imported.replace(/\n\};\n$/, `\n  '${key}': ${name},\n};\n`);
}

/** The number of the next migration. */
export function nextMigration(text) {
  const last = [...text.matchAll(/^ {2}'(\d{4})_/gm)].at(-1)?.[1] ?? '0000';
  return String(Number(last) + 1).padStart(4, '0');
}
