import { existsSync } from 'node:fs';
import path from 'node:path';

/** The server's `dist`, from sources and from a bundle. */
export function serverDist(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('no package.json of the server above this file');
    folder = parent;
  }
  return path.join(folder, 'dist');
}

/** Folder of the packed remote kit, if built. */
export function kitFolder(): string {
  return path.resolve(serverDist(), '../../build-kit/dist');
}
