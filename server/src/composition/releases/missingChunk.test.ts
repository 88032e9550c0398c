import { describe, expect, it } from '@jest/globals';
import { missingChunk } from './missingChunk.ts';

/** Webpack's runtime function for chunk file names. */
const entry =
  'r.f={},r.u=e=>(({957:"routes"})[e]||e)+"."+({11:"5a426938d083",957:"bcafdbe56aa5"})[e]+".js",r.o=1,x={a:"0123456789ab"}';

describe('missingChunk', () => {
  it('finds a chunk that is referenced but missing', () => {
    const files = ['remoteEntry.js', '11.5a426938d083.js', 'routes.bcafdbe56aa5.js'];
    expect(missingChunk(entry, files)).toBeUndefined();
    expect(missingChunk(entry, files.slice(0, 2))).toBe('bcafdbe56aa5');
  });

  it('finds nothing in an entry without chunks', () => {
    expect(missingChunk('var mf_parts = {};', [])).toBeUndefined();
  });
});
