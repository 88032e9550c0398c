import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hard-links a folder's files to another folder on the same disk, else copies them. Skips
 * node_modules.
 */
export function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) linkFile(source, copy);
    else if (entry.name !== 'node_modules') linkFolder(source, copy);
  }
}

function linkFile(source, copy) {
  try {
    linkSync(source, copy);
  } catch {
    copyFileSync(source, copy);
  }
}
