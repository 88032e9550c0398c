import { type AnalysisSettings } from '../../settings/AnalysisSettings.ts';
import {
  area,
  type Build,
  on,
  part,
  type RuleSituations,
  type Situation,
  traceOn,
  via,
} from './Situation.ts';
import { rectangle } from '../../boards/samplePlan.ts';

/** A knee of 6,250 MHz, at which 1.446 mm of via are too long. */
const knowing = (beyondMm: number): AnalysisSettings => ({
  ...{ permittivity: 4.3, dielectricMm: [0.2, 0.2, beyondMm - copperMm] },
});
/** Half of the copper at both ends of a stub. */
const copperMm = 0.035;
const stub = (what: string, beyondMm: number, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(...(builds.length > 0 ? builds : third())),
  settings: knowing(beyondMm),
});
/** A line that leaves its via on the third layer of four. */
function third(name = 'PCIE_TX'): Build[] {
  return [
    traceOn('top', name, 0.2, [10, 30], [30, 30]),
    traceOn('power', name, 0.2, [30, 30], [60, 30]),
    via(name, [30, 30]),
  ];
}

const viaStub: RuleSituations = {
  rule: 'R25',
  found: [
    stub('a stub 5 % too long', 1.52),
    stub('a stub 50 % too long', 2.17),
    {
      ...stub('a stub of a net as fast as the user says', 2.17, ...third('TX')),
      settings: {
        ...knowing(2.17),
        maxFrequencyMhz: 6250,
        classes: new Map([['TX', { netClass: 'highSpeed' as const }]]),
      },
    },
    stub(
      'a stub from a pad with the via in it',
      2.17,
      part('U1', [30, 30, 'PCIE_TX']),
      traceOn('power', 'PCIE_TX', 0.2, [30, 30], [60, 30]),
      via('PCIE_TX', [30, 30]),
    ),
  ],
  silent: [
    stub('a stub at the limit', 1.446),
    stub(
      'a via in a pad that a line leaves on the bottom',
      2.17,
      part('U1', [30, 30, 'PCIE_TX']),
      traceOn('bottom', 'PCIE_TX', 0.2, [30, 30], [60, 30]),
      via('PCIE_TX', [30, 30]),
    ),
    stub('a slower interface', 2.17, ...third('USB_X')),
    stub('a net of unknown speed', 2.17, ...third('DQ0')),
    stub('a slow net', 2.17, ...third('ROW')),
    stub(
      'an area that leaves the via on the bottom',
      2.17,
      ...third(),
      area('bottom', 'PCIE_TX', rectangle([28, 28], 10, 4)),
    ),
    {
      ...stub('a blind via', 2.17),
      plan: on((plan) => {
        plan.layers.push({
          name: 'blind',
          type: 'DRILL',
          span: ['top', 'power'],
          features: [],
        });
        plan.trace('top', 'PCIE_TX', 0.2, [10, 30], [30, 30]);
        plan.trace('power', 'PCIE_TX', 0.2, [30, 30], [60, 30]);
        plan.via('blind', 'PCIE_TX', [30, 30]);
      }),
    },
  ],
};

export const stubSituations = [viaStub];
