import { createHash } from 'node:crypto';
import { tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { FailedPreview } from '../../previews/createPreviews.ts';
import { addCounts } from '../counts/counts.queries.ts';
import { cleanText } from './cleanText.ts';
import { keepReleaseError } from './errors.queries.ts';

/** Keeps that a screen could not be rendered on the server: which, of which release, and why. */
export async function keepFailedPreview(
  { db, clock, metrics }: Pick<Deps, 'db' | 'clock' | 'metrics'>,
  { remote: name, release: hash, route, problem }: FailedPreview,
): Promise<void> {
  const at = clock();
  // What follows is a stack, of a script that nobody else has.
  const [sentence = ''] = problem.split('\n');
  const message = cleanText(sentence);
  // The same problem is one entry, whose time is that of the last.
  const id = createHash('sha256')
    .update([name, hash, route, message].join('\n'))
    .digest('hex')
    .slice(0, 16);
  await keepReleaseError(db, { id, name, hash, kind: 'preview', route, message, frames: [], at });
  const counted = { name, hash, measure: 'preview', bucket: 0, count: 1 } as const;
  await addCounts(db, tokyoDay(at), [counted]);
  metrics.releases.failed({ name, hash }, 'preview');
}
