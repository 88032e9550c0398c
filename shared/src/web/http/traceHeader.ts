// Loads with the first call, not with the page.

/** How long calls belong to the same user action after its first call (ms). */
const actMs = 10_000;

/** Events that begin a user action, before its calls. */
const beginnings = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * The trace of the current user action, and whether the server records this page's traces: 00 or
 * 01.
 */
let trace = '';
let flags: string | undefined;
let endsAt = 0;

const beginAnew = () => {
  endsAt = 0;
};

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the calls of each user action one trace, if the page says that the portal traces. The first
 * calls belong to the trace of the page.
 */
export function followActs(): void {
  const page = document.querySelector<HTMLMetaElement>('meta[name="traceparent"]');
  [, trace = '', , flags] = page?.content.split('-') ?? [];
  if (flags === undefined) return;
  endsAt = actMs;
  for (const name of beginnings) addEventListener(name, beginAnew, true);
}

/**
 * The W3C trace context header of a call. Calls to other origins have none: those services would
 * have to allow the header, and a site that embeds a screen has its own traces.
 */
export function traceHeader(url: string): Readonly<Record<string, string>> {
  if (flags === undefined || new URL(url).origin !== location.origin) return {};
  if (performance.now() > endsAt) {
    trace = hex(16);
    endsAt = performance.now() + actMs;
  }
  return { traceparent: `00-${trace}-${hex(8)}-${flags}` };
}

followActs();
