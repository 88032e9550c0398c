import { UsageError } from '../../../platform/commands/Command.ts';
import type { Audience } from '../Audience.ts';

/** Command options for an audience. */
export const audienceOptions = {
  staff: { type: 'boolean' },
  team: { type: 'string', multiple: true },
  share: { type: 'string' },
} as const;

export const audienceUsage = '[--staff] [--team <id>]… [--share <percent>]';

interface Given {
  readonly staff?: boolean | undefined;
  readonly team?: string[] | undefined;
  readonly share?: string | undefined;
}

/** @returns nothing without these options. @throws UsageError */
export function audienceOf({ staff, team, share }: Given): Audience | undefined {
  if (staff === undefined && team === undefined && share === undefined) return undefined;
  const percent = share === undefined ? 0 : Number(share.replace(/%$/, ''));
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new UsageError('--share takes whole percent, 1 to 100.');
  }
  return { staff: staff ?? false, teams: team ?? [], share: percent };
}
