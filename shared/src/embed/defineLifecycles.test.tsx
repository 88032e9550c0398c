/* eslint-disable testing-library/no-node-access -- queries do not look into shadow roots */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { embeddingPortal as portal, knowsPerson, mockServer } from '../testing/index.ts';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';
import { defineLifecycles } from './defineLifecycles.tsx';

mockServer(...knowsPerson());

// single-spa waits for React within its own promises, which `act` would wait for in turn.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

describe('the lifecycles of a remote', () => {
  it('tell each event once, to whoever listens now', async () => {
    const { mount, update, unmount } = defineLifecycles([
      { path: '/parts', lazy: async () => ({ Component: () => <PageHeading title="Parts" /> }) },
    ]);
    const domElement = document.body.appendChild(document.createElement('div'));
    const first = jest.fn();
    const then = jest.fn();
    const given = { name: 'parts', domElement, baseUrl: portal, token: 'good', path: '/parts' };
    // What single-spa gives besides is not used.
    await mount({ ...given, onEvent: first } as never);
    await waitFor(() => expect(first).toHaveBeenCalledWith('portal-ready', { path: '/parts' }));
    await update?.({ ...given, locale: 'ja', onEvent: then } as never);
    const room = await waitFor(() => {
      const [host] = [...domElement.querySelectorAll('div')].filter((one) => one.shadowRoot);
      const found = host?.shadowRoot?.querySelector('h1')?.closest<HTMLElement>('[lang]');
      if (!found) throw new Error('Nothing is shown yet.');
      return found;
    });
    expect(room).toHaveTextContent('Parts');
    // Its language and its sizes are not those of the page.
    await waitFor(() => expect(room).toHaveAttribute('lang', 'ja'));
    expect(room.style.getPropertyValue('--p-rem')).not.toBe('');
    await unmount(given as never);
    expect([first.mock.calls.length, then.mock.calls.length]).toEqual([1, 0]);
    domElement.remove();
  });
});
