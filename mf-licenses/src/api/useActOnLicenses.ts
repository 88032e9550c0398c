import { api, useMutation, useQueryClient } from '@portal/shared';
import { bulkAnswerSchema, bulkLicenses, type BulkAnswer } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { useRef, useState } from 'react';
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
  /** Whether the person stopped the act; the unanswered licenses are then unchanged. */
  readonly isStopped: boolean;
  /** Licenses without an answer: unchanged, or unknown. */
  readonly unanswered: readonly License[];
  /** What the call about them has failed with. */
  readonly error: unknown;
}

/** Acts that are API calls. A renewal continues in the store instead. */
export type CalledAct = Exclude<LicenseAct, 'renew'>;

const nothing: ActOutcome = {
  done: [],
  skipped: [],
  isStopped: false,
  unanswered: [],
  error: null,
};

/** Whether an act on licenses takes several calls. */
export function needsSeveralCalls({ length }: readonly License[]): boolean {
  return length > bulkLicenses;
}

/**
 * Acts on several licenses, in as many calls as needed. A failed call ends the act, and so does
 * `stop` after the present one. Earlier calls keep their effect, and a retry of the rest adds to the
 * outcome.
 */
export function useActOnLicenses(act: CalledAct) {
  const client = useQueryClient();
  const tellChange = useTellLicenseChange();
  const [settled, setSettled] = useState(0);
  const [outcome, setOutcome] = useState(nothing);
  const [lost] = useState(createLostReleases);
  const isStopped = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (licenses: readonly License[]) => {
      isStopped.current = false;
      return actOnPieces(act, licenses, {
        lost,
        onSettled: setSettled,
        isStopped: () => isStopped.current,
      });
    },
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
  const stop = () => {
    isStopped.current = true;
  };
  return { act: mutate, stop, isPending, isAnswered: isSuccess, settled, outcome };
}

interface Following {
  readonly lost: LostReleases;
  /** Hears how many licenses are done with, before each call. */
  readonly onSettled: (count: number) => void;
  readonly isStopped: () => boolean;
}

async function actOnPieces(
  act: CalledAct,
  licenses: readonly License[],
  { lost, onSettled, isStopped }: Following,
): Promise<ActOutcome> {
  const done: License[] = [];
  const skipped: SkippedLicense[] = [];
  for (let from = 0; from < licenses.length; from += bulkLicenses) {
    if (isStopped()) {
      return { ...nothing, done, skipped, isStopped: true, unanswered: licenses.slice(from) };
    }
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
      return { ...nothing, done, skipped, unanswered: licenses.slice(from), error };
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
