import { describe, expect, it } from '@jest/globals';
import type { RegisteredRemote, Registry, RequirementSubject } from '@portal/shared/remote';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { choosePage } from './choosePage.ts';

function aRemote(path: string, order: number, requires: object | undefined): RegisteredRemote {
  const title = { en: path, ja: path };
  const required = requires === undefined ? {} : { requires };
  return {
    name: `mf${path.replace('/', '-')}`,
    current: { ...aRelease().manifest, base: '/x/' },
    routes: [{ path, title, ...required }],
    navigation: [{ to: path, label: title, icon: 'layout-grid', order, ...required }],
  };
}

const registry: Registry = {
  generated_at: '2026-11-20T00:00:00Z',
  version: 'v1',
  remotes: [
    aRemote('/log', 5, { roles: ['owner'] }),
    aRemote('/license', 10, undefined),
    aRemote('/estimate', 20, { signedIn: false }),
    aRemote('/releases', 30, { staff: true }),
  ],
};
const guest: RequirementSubject = {
  isSignedIn: true,
  isStaff: false,
  edition: 'professional',
  role: 'guest',
  country: 'JP',
  locale: 'en',
};
const visitor: RequirementSubject = {
  isSignedIn: false,
  isStaff: false,
  edition: undefined,
  role: undefined,
  country: undefined,
  locale: 'en',
};

describe('choosePage', () => {
  it('redirects an old address to the moved screen', () => {
    const moved = {
      ...aRemote('/parts/:id', 30, undefined),
      redirects: [{ from: '/stock/:id', to: '/parts/:id' }],
    };
    const after = { ...registry, remotes: [...registry.remotes, moved] };
    expect(choosePage(after, guest, '/stock/7')).toEqual({ kind: 'moved', to: '/parts/7' });
    expect(choosePage(after, guest, '/stock')).toMatchObject({ kind: 'not-found' });
  });

  it('redirects the start address to the first permitted menu entry', () => {
    const owner = { ...guest, role: 'owner' };
    expect(choosePage(registry, owner, '/')).toEqual({ kind: 'redirect', to: '/log' });
    expect(choosePage(registry, guest, '/')).toEqual({ kind: 'redirect', to: '/license' });
    expect(choosePage(registry, visitor, '/')).toEqual({ kind: 'sign-in' });
  });

  it('asks visitors to sign in, except on open screens', () => {
    expect(choosePage(registry, visitor, '/license')).toEqual({ kind: 'sign-in' });
    expect(choosePage(registry, visitor, '/estimate')).toMatchObject({
      kind: 'screen',
      isPermitted: true,
    });
  });

  it('refuses people who may not open a screen', () => {
    expect(choosePage(registry, guest, '/log')).toMatchObject({
      kind: 'screen',
      isPermitted: false,
    });
  });

  it('shows screens for staff to staff, and nobody else that they exist', () => {
    const staff = { ...guest, isStaff: true };
    expect(choosePage(registry, staff, '/releases')).toMatchObject({ isPermitted: true });
    expect(choosePage(registry, guest, '/releases')).toMatchObject({ kind: 'not-found' });
    expect(choosePage(registry, visitor, '/releases')).toEqual({ kind: 'sign-in' });
  });

  it('knows the addresses that the frame shows without a remote', () => {
    expect(choosePage(registry, guest, '/signed-in')).toMatchObject({ kind: 'frame' });
    expect(choosePage(registry, visitor, '/signed-in')).toEqual({ kind: 'sign-in' });
  });

  it('finds no page for an address that no remote owns', () => {
    expect(choosePage(registry, guest, '/nowhere')).toMatchObject({ kind: 'not-found' });
    const empty = { ...registry, remotes: [] };
    expect(choosePage(empty, guest, '/')).toEqual({
      kind: 'not-found',
      navigation: [],
      screens: [],
    });
  });

  it('returns only permitted menu entries', () => {
    const choice = choosePage(registry, guest, '/license');
    expect(choice).toMatchObject({ navigation: [{ to: '/license' }, { to: '/estimate' }] });
  });

  it('returns the screens that the person may open', () => {
    const screensOf = (reader: typeof guest) => {
      const choice = choosePage(registry, reader, '/estimate');
      return 'screens' in choice ? choice.screens : [];
    };
    expect(screensOf(visitor)).toEqual(['/estimate']);
    expect(screensOf(guest)).toContain('/license');
    expect(screensOf(guest)).not.toContain('/log');
  });
});
