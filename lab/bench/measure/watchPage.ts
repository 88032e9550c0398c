import type { BrowserContext, CDPSession } from 'playwright';

/** Name of the function through which the page tells that something has been painted. */
const paintedBinding = 'benchPainted';

declare global {
  /** Tells the benchmark; made by the browser's debugging interface. */
  var benchPainted: ((name: string) => void) | undefined;
  /** Calls `benchPainted` once an element that matches stands on the screen with text in it. */
  var benchWatch: ((name: string, selector: string, text?: string) => void) | undefined;
  /** Tasks of more than 50 ms until now. */
  var benchLongTasks: PerformanceEntry[];
}

function installWatch() {
  globalThis.benchLongTasks = [];
  new PerformanceObserver((list) => {
    globalThis.benchLongTasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
  globalThis.benchWatch = (name, selector, text) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(({ textContent }) =>
        text === undefined ? textContent.trim() !== '' : textContent.trim() === text,
      );
    const tellAfterPaint = () => {
      // The frame after next task: what the callback before it put in has been painted.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          performance.mark(name);
          globalThis.benchPainted?.(name);
        };
        channel.port2.postMessage(null);
      });
    };
    if (isThere()) {
      tellAfterPaint();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      tellAfterPaint();
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };
}

/** Puts the watch into every page of a context; nothing of it depends on what is measured. */
export async function watchPages(context: BrowserContext): Promise<void> {
  // The runner of TypeScript wraps functions in this helper, which a page does not have.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  await context.addInitScript(installWatch);
}

export interface Painted {
  /** Resolves when the page has painted what `benchWatch` was asked to wait for. */
  until(name: string): Promise<void>;
}

/** Listens to the page without asking it, because asking would cost the page time. */
export async function listenToPaints(devtools: CDPSession, limitMs: number): Promise<Painted> {
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== paintedBinding) return;
    seen.add(payload);
    waiting.get(payload)?.();
  });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: paintedBinding });
  return {
    until: (name) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new Error(`Nothing was painted for "${name}" within ${limitMs} ms`));
        }, limitMs);
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        if (seen.has(name)) done();
        else waiting.set(name, done);
      }),
  };
}
