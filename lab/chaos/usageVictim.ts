import { addMonths, startOfTokyoDay, toCalendarDay } from '@portal/shared/domain';
import { takeEvents } from '@portal/server/src/areas/usage/events/takeEvents.ts';
import { rollUp } from '@portal/server/src/areas/usage/figures/rollUp.ts';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { answerParent, openVictim } from './openVictim.ts';
import { eventsOfBatch, usageQuestionSchema, type UsageAnswer } from './usageMessages.ts';

// The server that is killed while it receives usage events or computes their figures.
const email = 'chaos-usage@kiban.example';
const { deps, real, killSwitch } = await openVictim();
const { teamId, user, license } = await meet();

answerParent(async (message) => {
  const question = usageQuestionSchema.parse(message);
  if (question.ask === 'count') return count(0);
  killSwitch.arm(question.killAt);
  if (question.ask === 'take') await take(question.round);
  else await rollUp(deps.db, teamId);
  // If the action has fewer steps now, die before the response, so that every round has its kill.
  if (question.killAt > 0) killSwitch.kill();
  return count(killSwitch.arm(0));
});

/** A batch around midnight between two months without events. */
async function take(round: number): Promise<void> {
  const midnight = startOfTokyoDay(addMonths(toCalendarDay('2024-02-01'), 2 * round)).getTime();
  const lines = Array.from({ length: eventsOfBatch }, (_, index) =>
    JSON.stringify({
      id: `00000000-0000-4000-8000-${String(round * eventsOfBatch + index).padStart(12, '0')}`,
      kind: 'use',
      user,
      license,
      product: 'cd',
      at: new Date(midnight + (index - eventsOfBatch / 2) * 60_000).toISOString(),
      offset_ms: 0,
      seconds: 60,
    }),
  );
  const source = { teamId, deviceId: null, oldest: new Date('2020-01-01T00:00:00Z') };
  const { rejected } = await takeEvents(deps, source, lines);
  if (rejected.length > 0) throw new Error(`refused: ${JSON.stringify(rejected[0])}`);
}

async function count(steps: number): Promise<UsageAnswer> {
  const rows = async (table: 'manager.usage_event' | 'manager.usage_mark') => {
    const { n } = await real.db
      .selectFrom(table)
      .where('team_id', '=', teamId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  const days = await real.db
    .selectFrom('manager.usage_day')
    .where('team_id', '=', teamId)
    .select('seconds')
    .execute();
  return {
    steps,
    events: await rows('manager.usage_event'),
    seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
    marks: await rows('manager.usage_mark'),
  };
}

async function meet() {
  const known = await real.db
    .selectFrom('manager.license')
    .innerJoin('manager.member_ref as member', 'member.team_id', 'manager.license.team_id')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .where('person.email', '=', email)
    .select(['member.team_id', 'member.user_id', 'manager.license.number'])
    .executeTakeFirst();
  if (known) return { teamId: known.team_id, user: known.user_id, license: known.number };
  const { id, team } = await aPerson(real, { email });
  const { number } = await aLicense(real, team);
  return { teamId: team.id, user: id, license: number };
}
