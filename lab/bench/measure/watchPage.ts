import type { BrowserContext, CDPSession } from 'playwright';

/** Name of the function with which the page reports a paint. */
const paintedBinding = 'benchPainted';

declare global {
  /** Reports to the benchmark; a binding of the DevTools protocol. */
  var benchPainted: ((name: string) => void) | undefined;
  /** Calls `benchPainted` once a matching element with text has been painted. */
  var benchWatch: ((name: string, selector: string, text?: string) => void) | undefined;
  /** Long tasks (over 50 ms) so far. */
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
      // A task after the next frame: what was inserted before the frame is painted by then.
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

/** Installs the observer in every page of a context, independent of the measured variant. */
export async function watchPages(context: BrowserContext): Promise<void> {
  // tsx wraps functions with this helper, which pages lack.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  await context.addInitScript(installWatch);
}

export interface Painted {
  /** Resolves when the page has painted what `benchWatch` waits for. */
  until(name: string): Promise<void>;
}

/** Listens passively, because polling would cost the page time. */
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
