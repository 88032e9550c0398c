import { firstStepKinds, type FirstStepKind, type FirstSteps } from '@portal/shared/contracts';
import { tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { emiTrialState } from '../../emi/licenses/emi-licenses.policy.ts';
import { emiTrialOf } from '../../emi/licenses/emi-licenses.queries.ts';
import { readEmiSettings } from '../../emi/licenses/settings/EmiSettings.ts';
import { stepsDone } from './firstSteps.queries.ts';

/**
 * The first steps of a person in a team without licenses: everybody downloads the program; owners
 * and admins invite colleagues; those of professional teams buy and try the EMI check.
 */
export async function firstSteps(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, team }: Viewer,
): Promise<FirstSteps> {
  const done = await stepsDone(db, team.id);
  const isManager = user.role !== 'guest';
  const isBuyer = isManager && team.edition === 'professional';
  const may: Readonly<Record<FirstStepKind, boolean>> = {
    installer: true,
    purchase: isBuyer,
    emi_trial: isBuyer && (done.emi_trial || (await isTrialOpen())),
    colleague: isManager,
  };
  const steps = firstStepKinds
    .filter((kind) => may[kind])
    .map((kind) => ({ kind, done: done[kind] }));
  return steps.every((step) => step.done) ? [] : steps;

  async function isTrialOpen(): Promise<boolean> {
    const [settings, trial] = await Promise.all([readEmiSettings(db), emiTrialOf(db, team.id)]);
    const applicant = { edition: team.edition, hasHadTrial: trial !== undefined };
    return emiTrialState(applicant, settings, tokyoDay(clock())) === 'available';
  }
}
