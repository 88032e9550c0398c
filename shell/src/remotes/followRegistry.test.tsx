import { createSessionStore } from '@portal/shared';
import { aConfig, aSession } from '@portal/shared/testing';
import { aPage, pass } from '../testing/aPage.ts';
import { followRegistry } from './followRegistry.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that knows version v1 of a registry whose present version is v2. */
function open() {
  const { remotes, world, calls } = aPage();
  const session = createSessionStore(aSession());
  const hear = followRegistry(remotes, session);
  return {
    remotes,
    world,
    session,
    hear,
    reads: () => calls.filter((call) => call === 'registry'),
  };
}

describe('followRegistry', () => {
  it('reads the registry once when an answer names another version', async () => {
    const { remotes, hear, reads } = open();
    hear('v1');
    expect(reads()).toHaveLength(0);
    hear('v2');
    hear('v2');
    await pass(0);
    hear('v2');
    expect(reads()).toHaveLength(1);
    expect(remotes.getState().version).toBe('v2');
  });

  it('reads it when the configuration names another version', async () => {
    const { remotes, session } = open();
    session.setState({ config: aConfig({ registry: 'v2' }) });
    await pass(0);
    expect(remotes.getState().version).toBe('v2');
  });

  it('asks for a version that could not be read once a minute', async () => {
    const { remotes, world, hear, reads } = open();
    world.registryFails = true;
    hear('v2');
    await pass(59_000);
    hear('v2');
    expect(reads()).toHaveLength(1);
    world.registryFails = false;
    await pass(1000);
    hear('v2');
    await pass(0);
    expect(reads()).toHaveLength(2);
    expect(remotes.getState().version).toBe('v2');
  });
});
