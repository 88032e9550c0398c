import type { EmiProgress } from '@portal/shared/domain';
import type { Deps } from '../../../../platform/Deps.ts';

/**
 * Runs the work on a job and records how far it is: one write after the other, each of the newest
 * state.
 */
export async function withProgress<T>(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  id: string,
  work: (onProgress: (progress: EmiProgress) => void) => Promise<T>,
): Promise<T> {
  let newest: EmiProgress | undefined;
  let writing = Promise.resolve();
  const write = async () => {
    const progress = JSON.stringify(newest);
    newest = undefined;
    await db
      .updateTable('manager.emi_job')
      .set({ progress })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .execute();
  };
  try {
    return await work((progress) => {
      const isPlanned = newest !== undefined;
      newest = progress;
      if (isPlanned) return;
      writing = writing.then(write).catch((error: unknown) => {
        log.warn({ err: error, emi_job: id }, 'the progress of an analysis was not recorded');
      });
    });
  } finally {
    await writing;
  }
}
