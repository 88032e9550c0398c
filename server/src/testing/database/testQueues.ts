import { readConfig } from '../../app/readConfig.ts';
import type { Deps } from '../../platform/Deps.ts';
import { registerWorkers } from '../../app/registerWorkers.ts';

/** The queues of every test server, by the names of their jobs. */
export function testQueues(): string[] {
  const names = new Set<string>();
  const note = ({ name }: { readonly name: string }) => names.add(name);
  // Registering only keeps the rest for the day on which a job is carried out.
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0' });
  registerWorkers({ queue: { work: note, schedule: note }, config } as unknown as Deps);
  return [...names].sort();
}
