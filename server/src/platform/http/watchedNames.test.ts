import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createMetrics } from '../metrics/metrics.ts';

const deploy = path.resolve(import.meta.dirname, '../../../../docs/deploy');
const files = ['prometheus/alerts.yml', 'grafana/portal.json'];

/** Metrics that an expression reads, without histogram suffixes. */
function namesIn(text: string): readonly string[] {
  const found = text.match(/\b(portal|nodejs|process)_[a-z0-9_]+(?=[{([ )]|\\?$)/gm) ?? [];
  return [...new Set(found.map((name) => name.replace(/_(bucket|count|sum)$/, '')))];
}

it.each(files)('%s reads existing metrics', (file) => {
  const { backups, registry } = createMetrics({ process: true });
  // Backup metrics exist only with scheduled backups.
  const instant = new Date(0).toISOString();
  const last = { ended_at: instant, outcome: 'made' };
  backups.set({ address: 'a folder', last, good_at: instant, overdue: false });
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const names = namesIn(readFileSync(path.join(deploy, file), 'utf8'));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
