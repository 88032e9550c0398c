import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = ['major', 'minor', 'patch'] as const;
const stated = /(?<=^\s*version:\s*['"])\d+\.\d+\.\d+(?=['"])/m;

/** The options that raise a version, such as `--patch`, with the part each raises. */
export const raises: ReadonlyMap<string, (typeof parts)[number]> = new Map(
  parts.map((part) => [`--${part}`, part]),
);

/**
 * Raises the version in a remote's `remote.config.ts`.
 *
 * @returns a function that restores it
 * @throws Error if there is no version like 1.2.3
 */
export function raiseVersion(dir: string, raised: (typeof parts)[number]): () => void {
  const file = join(dir, 'remote.config.ts');
  const before = readFileSync(file, 'utf8');
  const [version] = stated.exec(before) ?? [];
  if (version === undefined) throw new Error(`${file} has no version like 1.2.3`);
  const at = parts.indexOf(raised);
  const next = version
    .split('.')
    .map((part, index) => (index < at ? part : index === at ? Number(part) + 1 : 0))
    .join('.');
  writeFileSync(file, before.replace(stated, next));
  process.stdout.write(`  version: ${version} → ${next}\n`);
  return () => {
    writeFileSync(file, before);
  };
}
