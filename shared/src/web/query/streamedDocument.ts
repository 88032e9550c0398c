import type { StreamedAnswer } from '../../remote/PageBootstrap.ts';

/** Paths whose answer has been replaced by a newer one from the server. */
const used = new Set<string>();
/** Where there is no document, the answers that will be streamed into it. */
let taken: readonly StreamedAnswer[] = [];
/** The answers by their elements: each query of a screen looks for its own among all of them. */
const parsed = new WeakMap<Element, StreamedAnswer>();

/**
 * Sets the streamed answers for markup that is made on the server, where there is no page to read
 * them from.
 */
export function takeStreamed(answers: readonly StreamedAnswer[]): void {
  taken = answers;
}

function isAnswer(value: unknown): value is StreamedAnswer {
  return typeof value === 'object' && value !== null && 'path' in value && 'body' in value;
}

function parse(script: Element): StreamedAnswer | undefined {
  const known = parsed.get(script);
  if (known) return known;
  try {
    const value: unknown = JSON.parse(script.textContent);
    if (!isAnswer(value)) return undefined;
    parsed.set(script, value);
    return value;
  } catch {
    // Half of it has arrived, or the stream broke off: the page asks for itself.
    return undefined;
  }
}

/** The successful answer that the server streamed into this page for a call, if it has arrived. */
export function findStreamed(path: string): StreamedAnswer | undefined {
  if (used.has(path)) return undefined;
  return answersHere().find((answer) => answer?.path === path && answer.status === 200);
}

function answersHere(): readonly (StreamedAnswer | undefined)[] {
  if (typeof document === 'undefined') return taken;
  return [...document.scripts].filter(({ dataset }) => 'portalAnswer' in dataset).map(parse);
}

/** Discards the streamed answer of a call, so that from now on the page's own answer counts. */
export function discardStreamed(path: string): void {
  used.add(path);
}

/** Whether more of the document may arrive; there is none on the server. */
export function isArriving(): boolean {
  // oxlint-disable-next-line typescript/prefer-optional-chain -- it would read a name that may not exist
  return typeof document !== 'undefined' && document.readyState === 'loading';
}

/** Resolves when the whole document, and with it every streamed answer, has arrived. */
export async function documentParsed(): Promise<void> {
  if (!isArriving()) return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
