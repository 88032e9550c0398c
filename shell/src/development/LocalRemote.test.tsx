import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { aRelease, aRemote } from '../testing/aRelease.ts';
import { aRegistry } from '../testing/aPage.ts';
import { bootstrapWithLocal, fetchLocalRemote, withLocal } from './LocalRemote.ts';

const server = mockServer();
const origin = 'http://localhost:3200';
const { base: _base, ...fields } = aRelease('643c35b0c170', {
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
});
const { name, routes, navigation } = aRemote();
const manifest = { ...fields, name, owner: 'Parts', routes, navigation, files: [] };

describe('fetchLocalRemote', () => {
  it('reads what the developer’s server has built last', async () => {
    server.use(http.get(`${origin}/release.json`, () => HttpResponse.json(manifest)));
    const { remote } = await fetchLocalRemote(origin);
    expect(remote).toMatchObject({
      name: 'mf-parts',
      owner: 'Parts',
      current: { base: `${origin}/builds/643c35b0c170/`, global: 'mf_parts_643c35b0c170' },
    });
    // A page loads each build in place of the one before, whatever its content.
    expect(remote.current.hash).toBe('development');
  });

  it('fails without a build, and with what is none', async () => {
    server.use(http.get(`${origin}/release.json`, () => new HttpResponse(null, { status: 404 })));
    await expect(fetchLocalRemote(origin)).rejects.toThrow('has no build');
    server.use(http.get(`${origin}/release.json`, () => HttpResponse.json({ name: 'mf-parts' })));
    await expect(fetchLocalRemote(origin)).rejects.toThrow();
  });
});

describe('withLocal', () => {
  it('puts it in the place of the published one and leaves the others', () => {
    const local = aRemote(aRelease('local'));
    const other = { ...aRemote(), name: 'mf-other' };
    const { remotes } = withLocal(aRegistry(aRemote(), other), local);
    expect(remotes).toEqual([other, local]);
  });
});

describe('bootstrapWithLocal', () => {
  const bootstrap = { remote: aRemote(), permitted: true } as never;
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  it('knows addresses that only the developer has', () => {
    const route = { path: '/new', title: { en: 'New', ja: '新' } };
    const local = { ...aRemote(), routes: [route] };
    history.replaceState(null, '', '/new');
    expect(bootstrapWithLocal(bootstrap, local, () => true)).toMatchObject({
      remote: local,
      permitted: true,
    });
    expect(bootstrapWithLocal(bootstrap, local, () => false)).toMatchObject({ permitted: false });
    history.replaceState(null, '', '/parts');
    expect(bootstrapWithLocal(bootstrap, local, () => true)).toMatchObject({ remote: null });
  });
});
