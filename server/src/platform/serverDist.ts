import { existsSync } from 'node:fs';
import path from 'node:path';

/** The server's folder of built files, from its sources and from its bundle alike. */
export function serverDist(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('the server does not lie in its package');
    folder = parent;
  }
  return path.join(folder, 'dist');
}

/** Where the kit of remotes lies packed, if it was. */
export function kitFolder(): string {
  return path.resolve(serverDist(), '../../build-kit/dist');
}
