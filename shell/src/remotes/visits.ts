import { parseJson } from '@portal/shared/domain';

/** Item of the browser's storage: whose visits, and the paths of their last screens. */
const item = 'portal_visits';

/** So many visits are known: what somebody used to do is no help. */
const mostKept = 40;

/** Paths of the screens that a person has opened in this browser, the latest last. */
function readVisits(personId: string): readonly string[] {
  try {
    const text = localStorage.getItem(item) ?? '';
    const start = `${personId} `;
    const kept = text.startsWith(start) ? parseJson(text.slice(start.length)) : [];
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    // Where storage is blocked, nothing is known.
    return [];
  }
}

/** Remembers that a person has opened a screen. @param path its route's pattern: no numbers or names */
export function rememberVisit(personId: string, path: string): void {
  const visits = [...readVisits(personId), path].slice(-mostKept);
  try {
    localStorage.setItem(item, `${personId} ${JSON.stringify(visits)}`);
  } catch {
    // See readVisits.
  }
}

/** How often a person has opened each screen lately, by path. */
export function visitCounts(personId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of readVisits(personId)) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}
