import { laterRegistrySchema, registrySchema } from './registry.contract.ts';

const remote = {
  name: 'mf-parts',
  routes: [{ path: '/parts', title: { en: 'Parts', ja: '部品' } }],
  navigation: [],
  current: {
    version: '1.0.0',
    hash: 'a1b2c3d4',
    base: '/remotes/mf-parts/1.0.0+a1b2c3d4/',
    entry: 'remoteEntry.js',
    global: 'mf_parts_a1',
    integrity: {},
    screens: {},
    contract: '^1.0.0',
  },
};
const registry = (...remotes: readonly unknown[]) => ({
  generated_at: '2026-11-25T00:00:00Z',
  version: 'v1',
  remotes,
});

describe('laterRegistrySchema', () => {
  it.each([
    ['of a kind that it does not know', { kind: 'wasm', name: 'mf-later', module: 'later.wasm' }],
    ['with routes of another form', { ...remote, name: 'mf-later', routes: { '/later': {} } }],
    ['that is nothing', null],
  ])('leaves out a remote %s and keeps the others', (_, later) => {
    expect(laterRegistrySchema.parse(registry(later, remote))).toEqual(registry(remote));
    expect(registrySchema.safeParse(registry(later, remote)).success).toBe(false);
  });

  it('refuses what is no registry', () => {
    expect(laterRegistrySchema.safeParse({ remotes: 'none' }).success).toBe(false);
    expect(laterRegistrySchema.safeParse({ ...registry(), remotes: {} }).success).toBe(false);
  });
});
