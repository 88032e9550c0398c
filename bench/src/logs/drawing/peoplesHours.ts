import type { UsageByUser } from '@portal/shared/contracts';
import { addDays, tokyoDay } from '@portal/shared/domain';

/** The answer of the usage log for a team in which everybody used both products. */
export function peoplesHours(people: number): UsageByUser {
  const today = tokyoDay(new Date());
  const persons = Array.from({ length: people }, (_, index) => {
    const hours = (people - index) / 10;
    return [`Person ${String(index + 1)}`, hours, hours / 2] as const;
  });
  const share = 100 / people;
  return {
    start_at: addDays(today, -89),
    end_at: today,
    data: persons.map(([name, cd, pd]) => [name, cd, pd]),
    data_cd: persons.map(([name, cd]) => [name, cd, share]),
    data_pd: persons.map(([name, , pd]) => [name, pd, share]),
  };
}
