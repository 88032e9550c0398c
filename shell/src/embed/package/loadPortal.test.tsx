import { jest } from '@jest/globals';
import { loadPortal } from './loadPortal.ts';

const lifecycles = () => Promise.resolve();

/** What the browser has of a script when it has run. */
function aModule(src: string, content: object) {
  jest.doMock(src, () => content, { virtual: true });
}

const scripts = () => [...document.head.querySelectorAll('script')];

/** The script that was added last comes to an end. */
function end(type: 'load' | 'error') {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}

afterEach(() => {
  document.head.replaceChildren();
});

describe('loadPortal', () => {
  it('adds the script of a portal once, and brings what it exports', async () => {
    aModule('https://one.example/embed.js', { lifecycles });
    const loading = loadPortal('https://one.example/');
    const again = loadPortal('https://one.example');
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toMatchObject({
      type: 'module',
      crossOrigin: 'anonymous',
      src: 'https://one.example/embed.js',
    });
    expect(scripts()[0]).not.toHaveAttribute('integrity');
    end('load');
    expect((await loading).lifecycles).toBe(lifecycles);
    expect(await again).toBe(await loading);
    await loadPortal('https://one.example');
    expect(scripts()).toHaveLength(1);
  });

  it('takes one script that never changes, with its integrity', async () => {
    const src = 'https://one.example/embed/c28c5e3ea1907023.js';
    aModule(src, { lifecycles });
    const loading = loadPortal(src, { integrity: 'sha384-abc' });
    expect(scripts()[0]).toMatchObject({ src, integrity: 'sha384-abc' });
    end('load');
    await expect(loading).resolves.toHaveProperty('lifecycles');
  });

  it('loads each portal of a page', () => {
    void loadPortal('https://two.example');
    void loadPortal('https://three.example');
    expect(scripts().map(({ src }) => new URL(src).origin)).toEqual([
      'https://two.example',
      'https://three.example',
    ]);
  });

  it('says what cannot be loaded, and tries again', async () => {
    aModule('https://four.example/embed.js?again=1', { lifecycles });
    const failing = loadPortal('https://four.example');
    end('error');
    await expect(failing).rejects.toThrow('https://four.example/embed.js cannot be loaded.');
    expect(scripts()).toEqual([]);
    const next = loadPortal('https://four.example');
    // Browsers may remember that the module did not come.
    expect(scripts()[0]?.src).toBe('https://four.example/embed.js?again=1');
    end('load');
    await expect(next).resolves.toHaveProperty('lifecycles');
  });

  it('says that something else may have come than its integrity allows', async () => {
    const failing = loadPortal('https://five.example', { integrity: 'sha384-abc' });
    end('error');
    await expect(failing).rejects.toThrow('is not what its integrity says');
  });

  it('says that a script is of no portal', async () => {
    aModule('https://six.example/embed.js', {});
    const failing = loadPortal('https://six.example');
    end('load');
    await expect(failing).rejects.toThrow('is not the script of a portal');
  });

  it('rejects what is no address', async () => {
    await expect(loadPortal('https://')).rejects.toThrow();
  });
});
