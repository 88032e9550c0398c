import type { Registry } from '@portal/shared/remote';
import { keepRegistry, lastRegistry } from './keptRegistry.ts';

const registry: Registry = { generated_at: '2026-11-25T00:00:00Z', version: 'v1', remotes: [] };
const kept = new Map<string, Response>();
const cache = {
  put: (address: string, response: Response) => Promise.resolve(kept.set(address, response)),
  match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
};

function provide(open: () => Promise<unknown>): void {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open } });
}

beforeEach(() => {
  kept.clear();
  provide(() => Promise.resolve(cache));
});

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('keptRegistry', () => {
  it('gives back what was kept last', async () => {
    expect(await lastRegistry()).toBeUndefined();
    await keepRegistry(registry);
    await keepRegistry({ ...registry, version: 'v2' });
    expect(await lastRegistry()).toEqual({ ...registry, version: 'v2' });
  });

  it('gives nothing when what was kept is no registry', async () => {
    await cache.put('/api/registry', new Response('{"version":'));
    expect(await lastRegistry()).toBeUndefined();
    await cache.put('/api/registry', new Response('{"remotes":7}'));
    expect(await lastRegistry()).toBeUndefined();
  });

  it.each([
    ['refuses', () => provide(() => Promise.reject(new Error('quota')))],
    ['does not exist', () => Reflect.deleteProperty(globalThis, 'caches')],
  ])('goes on when the cache %s', async (_, take) => {
    take();
    await keepRegistry(registry);
    expect(await lastRegistry()).toBeUndefined();
  });
});
