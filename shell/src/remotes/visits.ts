import { parseJson } from '@portal/shared/domain';

/** Storage item: a person's id, and the paths of the screens they opened last. */
const item = 'portal_visits';

/** Number of visits kept: older ones do not predict the next screen. */
const mostKept = 40;

/** Paths of the screens that a person opened in this browser, the latest last. */
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

/** Stores a person's visit. @param path pattern of the route, without numbers or names */
export function rememberVisit(personId: string, path: string): void {
  const visits = [...readVisits(personId), path].slice(-mostKept);
  try {
    localStorage.setItem(item, `${personId} ${JSON.stringify(visits)}`);
  } catch {
    // See readVisits.
  }
}

/** How often a person recently opened each screen, by path. */
export function visitCounts(personId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of readVisits(personId)) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}
