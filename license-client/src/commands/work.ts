import type { LicenseGrant } from '@portal/shared/domain';
import { ClientError } from '../ClientError.ts';
import { openGrant, requireValid } from '../openGrant.ts';
import { parseProducts } from '../options.ts';
import type { Task } from '../Task.ts';
import { recordHolder, recordUse, type Holder } from '../usage/recordUsage.ts';
import { sendLastUsage, sendOwnUsage } from '../usage/sendOwnUsage.ts';
import { repeatUntilStopped } from './repeatUntilStopped.ts';

/**
 * Uses the licenses of a license file and records their use, until the program is stopped, the time
 * is up or the file expires. Works offline: unsent usage is stored.
 */
export async function work(task: Task): Promise<void> {
  const { context, messages, options } = task;
  const { grant } = await openGrant(task);
  const validUntil = await requireValid(task, grant);
  const holders = holdersOf(grant, options.product);
  context.print(messages.valid(grant.user.name, validUntil.toISOString()));
  for (const holder of holders) await recordHolder(task, 'granted', holder);
  let from = task.clock.now();
  context.print(messages.working);
  const recordWork = async () => {
    from = await recordStretch(task, holders, { from, validUntil });
  };
  try {
    await sendOwnUsage(task);
    await repeatUntilStopped(task, async () => {
      await recordWork();
      await sendOwnUsage(task);
      await requireValid(task, grant);
    });
  } finally {
    await recordWork();
    for (const holder of holders) await recordHolder(task, 'returned', holder);
    await sendLastUsage(task);
  }
}

/** @returns the start of the next period. */
async function recordStretch(
  task: Task,
  holders: readonly Holder[],
  { from, validUntil }: { readonly from: Date; readonly validUntil: Date },
): Promise<Date> {
  const now = task.clock.now();
  const pauseMs = task.options.everySeconds * 1000;
  // Much longer than a pause: the machine slept, so nobody worked.
  const hasSlept = now.getTime() - from.getTime() > 2 * pauseMs;
  const end = hasSlept ? from.getTime() + pauseMs : now.getTime();
  const until = new Date(Math.min(end, validUntil.getTime()));
  let recorded = until;
  for (const holder of holders) recorded = await recordUse(task, holder, { from, until });
  return hasSlept ? now : recorded;
}

/** The licenses of the file, limited to the named products. */
function holdersOf({ user, licenses }: LicenseGrant, named: string | undefined): Holder[] {
  const wanted = named === undefined ? null : parseProducts(named);
  const missing = wanted?.find(
    (product) => !licenses.some((license) => license.product === product),
  );
  if (missing) throw new ClientError((texts) => texts.notCovered(missing));
  return licenses
    .filter(({ product }) => wanted?.includes(product) ?? true)
    .map(({ number, product }) => ({ user: user.id, product, license: number }));
}
