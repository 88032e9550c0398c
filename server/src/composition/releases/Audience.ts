import { code } from '@portal/shared/contracts';
import { z } from 'zod';

/** The audience of a canary release. */
export const audienceSchema = z.strictObject({
  /** All staff of the vendor. */
  staff: z.boolean().default(false),
  /** Ids of teams. */
  teams: z.array(code(200)).max(100).default([]),
  /** Percentage of all other people. */
  share: z.int().min(0).max(100).default(0),
});

export type Audience = z.infer<typeof audienceSchema>;

type Named = Readonly<Omit<Audience, 'teams'>> & { readonly teams: readonly string[] };

/** Whether it includes anybody. */
export function hasReaders({ staff, teams, share }: Named): boolean {
  return staff || teams.length > 0 || share > 0;
}

/** Whether both include the same people. */
export function isSameAudience(left: Named, right: Named): boolean {
  const ids = ({ teams }: Named) => teams.toSorted().join(' ');
  return left.staff === right.staff && left.share === right.share && ids(left) === ids(right);
}

/** As text for notes and lists: `staff, 2 teams, 10 % of all people`. */
export function audienceText({ staff, teams, share }: Named): string {
  return [
    ...(staff ? ['staff'] : []),
    ...(teams.length > 0 ? [teams.length === 1 ? '1 team' : `${teams.length} teams`] : []),
    ...(share > 0 ? [`${share} % of all people`] : []),
  ].join(', ');
}

/** Why an audience cannot be widened like this, if it cannot. */
export function shareProblem(before: Named, more: Named): string | undefined {
  if (more.share === 0 || more.share >= before.share) return undefined;
  return `is ${before.share} % already and only grows, since nobody loses a screen that they have; to take it from everybody, stop the canary`;
}

/** The union of both: nobody loses a release. */
export function widened(before: Named, more: Named): Audience {
  return {
    staff: before.staff || more.staff,
    teams: [...new Set([...before.teams, ...more.teams])],
    share: Math.max(before.share, more.share),
  };
}
