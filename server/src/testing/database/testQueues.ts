import { readConfig } from '../../app/readConfig.ts';
import type { Deps } from '../../platform/Deps.ts';
import { registerWorkers } from '../../app/registerWorkers.ts';

/** The job names of every test server. */
export function testQueues(): string[] {
  const names = new Set<string>();
  const note = ({ name }: { readonly name: string }) => names.add(name);
  // Registering workers needs no other dependencies.
  const config = readConfig({ NODE_ENV: 'test', DEMO: '0' });
  registerWorkers({ queue: { work: note, schedule: note }, config } as unknown as Deps);
  return [...names].sort();
}
