import { type Locale } from '@portal/shared/domain';
import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { type Finding } from '../../findings/Finding.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { type Report } from '../../report/Report.ts';
import { readPlan } from '../boards/readPlan.ts';
import { samplePlan } from '../../boards/samplePlan.ts';

/** A net name with characters that need escaping in some format. */
export const nastyNet = String.raw`=/a\b$+{<script>alert("1")</script>&'グラウンド`;

/**
 * Control characters that command a terminal, change the writing direction, break lines and end
 * strings.
 */
export const controlName = 'CK\u0000\u0007\u001b[2J\u202e\u2028\u0085\u009bEND';

/** A finding at a place of the sample board, in mm. */
export function findingAt(x: number, y: number, given: Partial<Finding> = {}): Finding {
  return {
    ...{ rule: 'R1', severity: 'warning', score: 1.5, net: 0, otherNets: [] },
    ...{ netClass: 'clock', classSource: 'guessed', layer: 0, x: x * 1e6, y: y * 1e6 },
    ...{ measured: 33.2832, limit: 27.5, unit: 'mm', source: 'A guideline' },
    message: {
      code: 'R1.long',
      values: { net: nastyNet, length: 33.283, share: 16.5, frequency: 300 },
    },
    advice: { code: 'R1.advice', values: {} },
    ...{ paths: [], confidence: 'likely' },
    ...given,
  };
}

/**
 * The report of the sample board with findings of all severities, one without a layer and one with
 * a path, and a net named `nastyNet`.
 */
export async function sampleReport(locale: Locale, findings?: readonly Finding[]): Promise<Report> {
  const plan = samplePlan();
  plan.trace('top', nastyNet, 0.2, [20, 30], [28, 30]);
  const analysis = analyzeBoard(await readPlan(plan));
  const net = analysis.board.nets.findIndex(({ name }) => name === nastyNet);
  const rule: RuleId = 'R3';
  return {
    locale,
    analysis: {
      ...analysis,
      findings: findings ?? [
        findingAt(24, 30, {
          ...{ severity: 'error', score: 3, net, rule },
          paths: [Int32Array.of(20e6, 30e6, 28e6, 30e6)],
        }),
        findingAt(10, 10),
        findingAt(10.5, 10.5, { severity: 'info', score: 0.3, net: -1, layer: -1, unit: 'count' }),
      ],
      skipped: [{ rule: 'R8', reason: { code: 'skipped.parts', values: {} } }],
    },
    details: {
      ...{ title: 'Sample <b>board</b>', date: '2026-11-20', identifiers: ['Job 7'] },
      ...{ inputSha256: 'ab'.repeat(32), toolVersion: '1.2.3' },
    },
  };
}

/** The sample report with `controlName` as the name of all nets, layers, parts and the title. */
export async function reportOfControlNames(locale: Locale): Promise<Report> {
  const report = await sampleReport(locale);
  const { board, findings } = report.analysis;
  const renamed = <Named>(named: Named): Named => ({ ...named, name: controlName });
  return {
    ...report,
    analysis: {
      ...report.analysis,
      board: {
        ...board,
        nets: board.nets.map(renamed),
        layers: board.layers.map(renamed),
        copper: board.copper.map(renamed),
        parts: board.parts.map((part) => ({ ...part, ref: controlName })),
      },
      findings: findings.map((finding) => ({
        ...finding,
        message: { ...finding.message, values: { ...finding.message.values, net: controlName } },
      })),
    },
    details: { ...report.details, title: controlName },
    suppressed: new Map([[0, 'Shielded']]),
  };
}
