import type { StreamedAnswer } from '../../remote/PageBootstrap.ts';

/** Paths whose streamed answer a newer one has replaced. */
const used = new Set<string>();
/** On the server: the answers that will be streamed. */
let taken: readonly StreamedAnswer[] = [];
/** Parsed answers by element, since each query searches all of them. */
const parsed = new WeakMap<Element, StreamedAnswer>();

/** Sets the streamed answers for server rendering, which has no document to read them from. */
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
    // The answer is incomplete: the page makes the call.
    return undefined;
  }
}

/** The successful streamed answer of a call, if it has arrived. */
export function findStreamed(path: string): StreamedAnswer | undefined {
  if (used.has(path)) return undefined;
  return answersHere().find((answer) => answer?.path === path && answer.status === 200);
}

function answersHere(): readonly (StreamedAnswer | undefined)[] {
  if (typeof document === 'undefined') return taken;
  return [...document.scripts].filter(({ dataset }) => 'portalAnswer' in dataset).map(parse);
}

/** Discards the streamed answer of a call, which a newer one replaces. */
export function discardStreamed(path: string): void {
  used.add(path);
}

/** Whether the document is still loading; `false` on the server. */
export function isArriving(): boolean {
  // oxlint-disable-next-line typescript/prefer-optional-chain -- it would read a name that may not exist
  return typeof document !== 'undefined' && document.readyState === 'loading';
}

/** Resolves when the whole document has arrived, with all streamed answers. */
export async function documentParsed(): Promise<void> {
  if (!isArriving()) return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
