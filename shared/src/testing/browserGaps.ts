// What every browser has and jsdom lacks. Imported for its effect by renderWithProviders, which tests
// in Node load too.

/** Without layout nothing ever changes its size. */
class SilentResizeObserver implements ResizeObserver {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

/** Without layout every element counts as visible. */
class GenerousIntersectionObserver {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}

  readonly observe = () => {
    this.notify([{ isIntersecting: true }]);
  };
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

/** Delivers at once, within this document; jsdom has none. */
class LocalBroadcastChannel extends EventTarget {
  private static readonly open = new Set<LocalBroadcastChannel>();

  constructor(readonly name: string) {
    super();
    LocalBroadcastChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of LocalBroadcastChannel.open) {
      if (channel === this || channel.name !== this.name) continue;
      channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    LocalBroadcastChannel.open.delete(this);
  }
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    ResizeObserver: SilentResizeObserver,
    IntersectionObserver: GenerousIntersectionObserver,
    BroadcastChannel: LocalBroadcastChannel,
    scrollTo: () => undefined,
    scrollBy: () => undefined,
  });

  Element.prototype.scrollIntoView = () => undefined;
}
