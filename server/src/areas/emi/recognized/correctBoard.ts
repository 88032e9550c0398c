import type { EmiCorrectionsAnswer, EmiCorrectionsRequest } from '@portal/shared/contracts';
import { memberName, type Locale } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import {
  countCorrections,
  putCorrections,
  withdrawCorrections,
  type CorrectionKind,
} from '../jobs/corrections.queries.ts';
import { listFaultOf, readJobLists } from '../jobs/jobLists.ts';
import { requireResultJob } from '../results/ResultJob.ts';
import { correctionTexts, longestName, mostCorrections } from './correctionTexts.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly ip: string;
  readonly job: string;
}

class TooManyError extends Error {
  override readonly name = 'TooManyError';
}

/**
 * Corrects roles and classes in the project of a job, for its later runs.
 * @throws NotFoundError for a job that the team does not have
 */
export async function correctBoard(
  deps: Pick<Deps, 'db' | 'clock'>,
  { viewer: { user, team }, locale, ip, job: id }: Asking,
  { withdrawn: { parts = [], nets = [] } = {}, ...lists }: EmiCorrectionsRequest,
): Promise<EmiCorrectionsAnswer> {
  const { project } = await requireResultJob(deps, team.id, id);
  const texts = correctionTexts[locale];
  const refuse = (message: string) => ({ error: true as const, code: 'invalid', message });
  const fault = await listFaultOf(lists, locale);
  if (fault) return refuse(fault.sentence);
  const { roles, classes } = await readJobLists(lists);
  const now = deps.clock();
  const corrected = (kind: CorrectionKind, name: string, value: string) => ({
    ...{ kind, name, value, user_id: user.id, created_at: now },
  });
  const rows = [
    ...[...(roles ?? [])].map(([name, { role }]) => corrected('part', name, role)),
    ...[...(classes ?? [])].map(([name, { netClass }]) => corrected('net', name, netClass)),
  ];
  if (rows.some(({ name }) => name.length > longestName)) return refuse(texts.longName);
  try {
    await deps.db.transaction().execute(async (trx) => {
      await lockFor(trx, `emi-corrections ${team.id} ${project.label}`);
      await withdrawCorrections(trx, project, 'part', parts);
      await withdrawCorrections(trx, project, 'net', nets);
      await putCorrections(trx, project, rows);
      if ((await countCorrections(trx, project)) > mostCorrections) throw new TooManyError();
      await recordAudit(trx, {
        ...{ at: now, actor: user.id, teamId: team.id, ip, action: 'emi.correct', object: id },
        details: {
          ...{ project: project.label, parts: roles?.size ?? 0, nets: classes?.size ?? 0 },
          withdrawn: parts.length + nets.length,
        },
      });
    });
  } catch (error) {
    if (error instanceof TooManyError) return refuse(texts.tooMany);
    throw error;
  }
  const by = { user_name: memberName(user, locale), created_at: now.toISOString() };
  return { error: false, ...by };
}
