import { code } from '@portal/shared/contracts';
import { z } from 'zod';

/** Who gets a release before everybody else does. */
export const audienceSchema = z.strictObject({
  /** Everybody who works for the vendor. */
  staff: z.boolean().default(false),
  /** Ids of teams, all of whose people get it. */
  teams: z.array(code(200)).max(100).default([]),
  /** Of all other people, percent. */
  share: z.int().min(0).max(100).default(0),
});

export type Audience = z.infer<typeof audienceSchema>;

type Named = Readonly<Omit<Audience, 'teams'>> & { readonly teams: readonly string[] };

/** Whether it names anybody at all. */
export function hasReaders({ staff, teams, share }: Named): boolean {
  return staff || teams.length > 0 || share > 0;
}

/** Whether both name the same people. */
export function isSameAudience(left: Named, right: Named): boolean {
  const ids = ({ teams }: Named) => teams.toSorted().join(' ');
  return left.staff === right.staff && left.share === right.share && ids(left) === ids(right);
}

/** In words, as notes and lists have it: `staff, 2 teams, 10 % of all people`. */
export function audienceText({ staff, teams, share }: Named): string {
  return [
    ...(staff ? ['staff'] : []),
    ...(teams.length > 0 ? [teams.length === 1 ? '1 team' : `${teams.length} teams`] : []),
    ...(share > 0 ? [`${share} % of all people`] : []),
  ].join(', ');
}

/** What speaks against giving a canary to these people, who are to have it from now on. */
export function shareProblem(before: Named, more: Named): string | undefined {
  if (more.share === 0 || more.share >= before.share) return undefined;
  return `is ${before.share} % already and only grows, since nobody loses a screen that they have; to take it from everybody, stop the canary`;
}

/** Both audiences together: nobody who has a release loses it. */
export function widened(before: Named, more: Named): Audience {
  return {
    staff: before.staff || more.staff,
    teams: [...new Set([...before.teams, ...more.teams])],
    share: Math.max(before.share, more.share),
  };
}
