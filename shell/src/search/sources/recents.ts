import { parseJson } from '@portal/shared/domain';
import { recentsItem } from '../forgetOthers.ts';

/**
 * A result that was opened from the search. Its other details, such as an amount or a state, are not
 * kept: they change, and other people may use this browser.
 */
export interface Recent {
  /** Key of its source. */
  readonly source: string;
  readonly title: string;
  /** Path of its page. */
  readonly to: string;
}

const mostKept = 6;

/** What a person opened from the search in this browser, the latest first. */
export function readRecents(personId: string): readonly Recent[] {
  try {
    const text = localStorage.getItem(recentsItem) ?? '';
    const start = `${personId} `;
    const kept = text.startsWith(start) ? parseJson(text.slice(start.length)) : [];
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    // Where storage is blocked, nothing is kept.
    return [];
  }
}

/** Stores a result as the person's latest. */
export function keepRecent(personId: string, { source, title, to }: Recent): void {
  const others = readRecents(personId).filter((each) => !isSame(each, { source, title, to }));
  const kept = [{ source, title, to }, ...others].slice(0, mostKept);
  try {
    localStorage.setItem(recentsItem, `${personId} ${JSON.stringify(kept)}`);
  } catch {
    // See readRecents.
  }
}

/** Sorts hits so that recently opened ones come first. */
export function recentFirst<Hit extends Omit<Recent, 'source'>>(
  hits: readonly Hit[],
  source: string,
  recents: readonly Recent[],
): readonly Hit[] {
  const wasOpened = (hit: Hit) => recents.some((each) => isSame(each, { ...hit, source }));
  return [...hits.filter(wasOpened), ...hits.filter((hit) => !wasOpened(hit))];
}

/** Several users share one page, so the title counts too. */
function isSame(one: Recent, other: Recent): boolean {
  return one.source === other.source && one.title === other.title && one.to === other.to;
}

function isRecent(value: unknown): value is Recent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'to' in value &&
    typeof value.to === 'string' &&
    /^\/(?![/\\])/.test(value.to)
  );
}
