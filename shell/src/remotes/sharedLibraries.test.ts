import { contractVersion } from '@portal/shared/remote';
// eslint-disable-next-line portal/package-imports -- the test compares the build's list, which no page imports
import { sharedByRemote } from '../../../build-kit/src/federation/sharedModules.ts';
import { sharedLibraries } from './sharedLibraries.ts';

describe('sharedLibraries', () => {
  it('offers what the builds of remotes take, and nothing else', () => {
    expect(Object.keys(sharedLibraries()).toSorted()).toEqual(
      Object.keys(sharedByRemote()).toSorted(),
    );
  });

  it('fetches a companion when it is asked for, unless it is there', async () => {
    const name = '@portal/shared/embed';
    const companion = await import('@portal/shared/embed');
    const fetched = sharedLibraries()[name];
    if (!fetched || !('get' in fetched)) throw new Error('is not fetched');
    expect((await fetched.get())()).toBe(companion);
    const there = {};
    const shared = sharedLibraries({ [name]: there })[name];
    if (!shared || !('lib' in shared)) throw new Error('is not there');
    expect(shared.lib()).toBe(there);
    expect(shared.version).toBe(contractVersion);
  });
});
