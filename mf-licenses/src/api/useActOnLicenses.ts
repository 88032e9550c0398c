import { api, useMutation, useQueryClient } from '@portal/shared';
import { bulkAnswerSchema, bulkLicenses, type BulkAnswer } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { useState } from 'react';
import type { SkippedLicense, LicenseAct } from '../domain/planAct.ts';
import { createLostReleases, type LostReleases } from './createLostReleases.ts';
import { licensePageKey } from './licensePageQuery.ts';
import { licenseSource } from './licenseSource.ts';
import { useTellLicenseChange } from './useTellLicenseChange.ts';

/** Result of acting on several licenses. */
export interface ActOutcome {
  readonly done: readonly License[];
  /** Licenses that the server refused. */
  readonly skipped: readonly SkippedLicense[];
  /** Licenses without an answer: unchanged, or unknown. */
  readonly unanswered: readonly License[];
  /** What the call about them has failed with. */
  readonly error: unknown;
}

/** Acts that are API calls. A renewal continues in the store instead. */
export type CalledAct = Exclude<LicenseAct, 'renew'>;

const nothing: ActOutcome = { done: [], skipped: [], unanswered: [], error: null };

/**
 * Acts on several licenses, in as many calls as needed. A failed call ends the act. Earlier calls
 * keep their effect, and a retry of the rest adds to the outcome.
 */
export function useActOnLicenses(act: CalledAct) {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  const [settled, setSettled] = useState(0);
  const [outcome, setOutcome] = useState(nothing);
  const [lost] = useState(createLostReleases);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (licenses: readonly License[]) =>
      actOnPieces(act, licenses, { lost, onSettled: setSettled }),
    onSuccess: ({ done, skipped, ...failed }) => {
      if (done.length > 0) tellChange(act === 'release' ? 'released' : 'auto-renewal');
      setOutcome((before) => ({
        done: [...before.done, ...done],
        skipped: [...before.skipped, ...skipped],
        ...failed,
      }));
      // Do not wait for the list, which may be long.
      void client.invalidateQueries({ queryKey: licenseSource.queryKey, exact: true });
      void client.invalidateQueries({ queryKey: licensePageKey });
    },
  });
  return { act: mutate, isPending, isAnswered: isSuccess, settled, outcome };
}

interface Following {
  readonly lost: LostReleases;
  /** Hears how many licenses are done with, before each call. */
  readonly onSettled: (count: number) => void;
}

async function actOnPieces(
  act: CalledAct,
  licenses: readonly License[],
  { lost, onSettled }: Following,
): Promise<ActOutcome> {
  const done: License[] = [];
  const skipped: SkippedLicense[] = [];
  for (let from = 0; from < licenses.length; from += bulkLicenses) {
    onSettled(from);
    const piece = licenses.slice(from, from + bulkLicenses);
    try {
      const answer = await call(act, piece);
      const refused = new Map(answer.refused.map(({ id, code }) => [id, code]));
      for (const license of piece) {
        const reason = refused.get(license.id);
        if (reason === undefined || lost.isDone(license.id, reason)) done.push(license);
        else skipped.push({ license, reason });
      }
    } catch (error) {
      lost.note(error, piece);
      return { done, skipped, unanswered: licenses.slice(from), error };
    }
  }
  return { ...nothing, done, skipped };
}

function call(act: CalledAct, licenses: readonly License[]): Promise<BulkAnswer> {
  if (act === 'release') {
    const seen = licenses.map(({ id, activation }) => ({
      id,
      active_user_id: activation.activeUser?.id ?? '',
    }));
    return api.post('/api/licenses/bulk/release', { json: { licenses: seen } }, bulkAnswerSchema);
  }
  const json = { ids: licenses.map(({ id }) => id), auto_continue: act === 'turnOn' ? 1 : 0 };
  return api.post('/api/licenses/bulk/auto-continue', { json }, bulkAnswerSchema);
}
