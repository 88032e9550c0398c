import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { BlobPlace } from './BlobPlace.ts';

/** Whether a location equals or lies within another one. */
export function liesWithin(place: BlobPlace, outer: BlobPlace): boolean {
  if (place.kind === 'folder' && outer.kind === 'folder') {
    const relative = path.relative(outer.folder, place.folder);
    return relative === '' || !(/^\.\.(\/|$)/.test(relative) || path.isAbsolute(relative));
  }
  if (place.kind === 's3' && outer.kind === 's3') {
    const isOneBucket = place.bucket === outer.bucket && place.endpoint === outer.endpoint;
    return isOneBucket && place.prefix.startsWith(outer.prefix);
  }
  return false;
}

/** Whether one of two locations lies within the other, resolving symbolic links. */
export async function overlap(one: BlobPlace, other: BlobPlace): Promise<boolean> {
  const [here, there] = await Promise.all([realPlace(one), realPlace(other)]);
  return liesWithin(here, there) || liesWithin(there, here);
}

async function realPlace(place: BlobPlace): Promise<BlobPlace> {
  return place.kind === 'folder' ? { ...place, folder: await realFolder(place.folder) } : place;
}

/** The real path of a folder, which need not exist yet. */
async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(await realFolder(parent), path.basename(folder));
  }
}
