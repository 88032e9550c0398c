/** The flag that identifies a call clearing the picture's colors. */
const colors = 0x4000;

/** Delivers messages in the next task. Node's own channel would outlive the test. */
class Channel {
  readonly port1 = { onmessage: (): void => undefined, close: () => undefined };
  readonly port2 = {
    postMessage: () => {
      setTimeout(() => {
        this.port1.onmessage();
      });
    },
  };
}

/**
 * Fakes the browser's graphics and layout that jsdom lacks, for all tests of a file: elements of
 * 800 × 600 pixels. Nothing is drawn; drawn pieces are counted.
 */
export function fakeGraphics() {
  let isThere = true;
  let pieces: number[] = [];
  let written: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined;
        if (name === 'COLOR_BUFFER_BIT') return colors;
        if (/^[A-Z0-9_]+$/.test(name)) return 1;
        return (...given: readonly unknown[]) => {
          const [what, , , count] = given.map(Number);
          if (name === 'clear' && ((what ?? 0) & colors) !== 0) pieces = [];
          if (name === 'drawArraysInstanced') pieces.push(count ?? 0);
          if (name === 'clearRect') written = [];
          if (name === 'fillText') written.push(String(given[0]));
          return name === 'isContextLost' ? false : name === 'getProgramParameter' || {};
        };
      },
      set: () => true,
    },
  );
  let [width, height] = [800, 600];
  const observers = new Map<Element, () => void>();
  const getContext = jest.fn<unknown, [kind: string], HTMLCanvasElement>(() =>
    isThere ? context : null,
  );
  beforeEach(() => {
    isThere = true;
    pieces = [];
    written = [];
    [width, height] = [800, 600];
    observers.clear();
    getContext.mockClear();
    Object.assign(HTMLCanvasElement.prototype, { getContext });
    Object.assign(Element.prototype, { setPointerCapture: () => undefined });
    for (const [name, get] of [
      ['clientWidth', () => width],
      ['clientHeight', () => height],
    ] as const)
      Object.defineProperty(Element.prototype, name, { configurable: true, get });
    const none = { matches: false, addEventListener: () => 0, removeEventListener: () => 0 };
    class Observer {
      constructor(private readonly onResize: () => void) {}
      readonly observe = (element: Element) => observers.set(element, this.onResize);
      readonly disconnect = () => undefined;
      readonly unobserve = () => undefined;
    }
    const replaced = { matchMedia: () => none, MessageChannel: Channel, ResizeObserver: Observer };
    Object.assign(window, replaced);
  });
  return {
    /** Number of pieces in the last frame. */
    drawn: () => pieces.reduce((sum, count) => sum + count, 0),
    /** Mark numbers and part names in the last frame. */
    written: (): readonly string[] => written,
    /** Simulates a lost and restored WebGL context. */
    loseAndRestore: () => {
      pieces = [];
      const { calls, contexts } = getContext.mock;
      const canvas = contexts[calls.findIndex(([kind]) => kind === 'webgl2')];
      canvas?.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
      canvas?.dispatchEvent(new Event('webglcontextrestored'));
    },
    /** Resizes the picture to a width; resized canvases are empty. */
    resize: (picture: Element, to: number) => {
      width = to;
      pieces = [];
      written = [];
      observers.get(picture)?.();
    },
    /** Simulates a browser without WebGL. */
    switchOff: () => {
      isThere = false;
    },
  };
}
