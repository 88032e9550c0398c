import { publishHeight } from './publishHeight.ts';

/** Reports the size of each element once, when it is observed. */
class AtOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([], this);
  }
  unobserve() {
    // There is only one element.
  }
  disconnect() {
    // It reports only once.
  }
}

const before = globalThis.ResizeObserver;
beforeAll(() => {
  globalThis.ResizeObserver = AtOnce;
});
afterAll(() => {
  globalThis.ResizeObserver = before;
});

const publish = publishHeight('--bar', true);

describe('publishHeight for the screen', () => {
  it('sets the variable on the document in the portal', async () => {
    const end = publish(document.body.appendChild(document.createElement('p')));
    expect(document.documentElement.style.getPropertyValue('--bar')).toBe('0px');
    end?.();
    await Promise.resolve();
    expect(document.documentElement.style.getPropertyValue('--bar')).toBe('');
  });

  it('sets it within the shadow root in a page of another site', () => {
    const shadow = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    const screen = shadow.appendChild(document.createElement('div'));
    publish(screen.appendChild(document.createElement('p')));
    expect(screen.style.getPropertyValue('--bar')).toBe('0px');
    expect(document.documentElement.style.getPropertyValue('--bar')).toBe('');
  });
});
