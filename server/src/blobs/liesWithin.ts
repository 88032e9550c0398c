import path from 'node:path';
import type { BlobPlace } from './BlobPlace.ts';

/** Whether a place of files is another one, or lies in it: then files of the one are found in the other. */
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

/** Whether one of two places of files lies within the other. */
export function overlap(one: BlobPlace, other: BlobPlace): boolean {
  return liesWithin(one, other) || liesWithin(other, one);
}
