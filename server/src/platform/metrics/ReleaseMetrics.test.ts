import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { ReleaseMetrics } from './ReleaseMetrics.ts';

describe('ReleaseMetrics', () => {
  it('keeps series of only the last five releases of each remote', async () => {
    const registry = new Registry();
    const metrics = new ReleaseMetrics(registry);
    const report = (name: string, hash: string) => {
      metrics.opened({ name, hash }, 1);
      metrics.failed({ name, hash }, 'render');
      metrics.measured({ name, hash }, 'load', 1200);
      metrics.measured({ name, hash }, 'lcp', 1200);
      metrics.measured({ name, hash }, 'cls', 40);
      metrics.violated({ name, hash }, 'other');
      metrics.erred({ name, hash }, 'call');
    };
    report('mf-other', 'r0');
    for (const hash of ['r0', 'r1', 'r2', 'r3', 'r4', 'r0', 'r5']) report('mf-parts', hash);
    const text = await registry.metrics();
    const releases = new Set(
      [...text.matchAll(/mf-parts",release="(\w+)"/g)].map(([, hash]) => hash),
    );
    expect([...releases].toSorted()).toEqual(['r0', 'r2', 'r3', 'r4', 'r5']);
    expect(text).toContain('{remote="mf-other",release="r0"} 1');
    expect(text).toContain('portal_release_load_seconds_sum{remote="mf-parts",release="r0"} 2.4');
  });
});
