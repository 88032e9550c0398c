import { createHash } from 'node:crypto';
import { tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { FailedPreview } from '../../previews/createPreviews.ts';
import { addCounts } from '../counts/counts.queries.ts';
import { cleanText } from './cleanText.ts';
import { keepReleaseError } from './errors.queries.ts';

/** Records that a screen could not be rendered on the server. */
export async function keepFailedPreview(
  { db, clock, metrics }: Pick<Deps, 'db' | 'clock' | 'metrics'>,
  { remote: name, release: hash, route, problem }: FailedPreview,
): Promise<void> {
  const at = clock();
  // Drops the stack, which only refers to the preview script.
  const [sentence = ''] = problem.split('\n');
  const message = cleanText(sentence);
  // One entry per problem, with the latest time.
  const id = createHash('sha256')
    .update([name, hash, route, message].join('\n'))
    .digest('hex')
    .slice(0, 16);
  await keepReleaseError(db, { id, name, hash, kind: 'preview', route, message, frames: [], at });
  const counted = { name, hash, measure: 'preview', bucket: 0, count: 1 } as const;
  await addCounts(db, tokyoDay(at), [counted]);
  metrics.releases.failed({ name, hash }, 'preview');
}
