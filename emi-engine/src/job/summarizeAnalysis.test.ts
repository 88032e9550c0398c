import { findingAt, sampleReport } from '../testing/reports/sampleReport.ts';
import { type JobFindings } from '../findings/JobSummary.ts';
import { findingsText } from './summarizeAnalysis.ts';

describe('findingsText', () => {
  it('yields pieces of bounded size, however large the findings', async () => {
    const path = Int32Array.from({ length: 20_000 }, (_, at) => at * 7_001);
    const findings = Array.from({ length: 300 }, (_, at) => findingAt(at, 1, { paths: [path] }));
    const { analysis } = await sampleReport('en', findings);
    let text = '';
    let longest = 0;
    for (const piece of findingsText(analysis)) {
      longest = Math.max(longest, piece.length);
      text += piece;
    }
    const { findings: read, nets }: JobFindings = JSON.parse(text);
    expect(read.map(({ xMm }) => xMm)).toEqual(findings.map((_, at) => at));
    expect(nets).toContainEqual({ name: '/clk+', netClass: 'clock', source: 'guessed' });
    // All pieces together have 60 MB.
    expect(longest).toBeLessThan(600_000);
    const lines = text.split('\n');
    expect(lines.length).toBe(3 + findings.length + nets.length + 1);
  });
});
