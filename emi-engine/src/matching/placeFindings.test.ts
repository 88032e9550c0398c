import { type JobFinding } from '../findings/JobSummary.ts';
import { sentences } from '../findings/sentences/sentences.ts';
import { placeFindings } from './placeFindings.ts';
import { identifySubject } from './identifySubject.ts';

function gap(given: Partial<JobFinding> = {}): JobFinding {
  return {
    ...{ rule: 'R3', severity: 'warning', score: 1, net: 'CLK', otherNets: ['GND', 'VCC'] },
    ...{ netClass: 'clock', classSource: 'guessed', layer: 'top', xMm: 10, yMm: 20 },
    confidence: 'likely',
    ...{ measured: 2, limit: 0.6, unit: 'mm', source: 'A guideline', pathsMm: [] },
    message: { code: 'R3.slot', values: { net: 'CLK', length: 2 } },
    advice: { code: 'R3.advice', values: {} },
    ...given,
  };
}
const far = (pin: string): JobFinding =>
  gap({ rule: 'R8', message: { code: 'R8.far', values: { pin, distance: 4 } } });

describe('identifySubject', () => {
  it('is independent of measured value and severity', () => {
    const message = { code: 'R3.bridged', values: { net: 'CLK', length: 7, one: 'GND' } };
    const other = gap({ measured: 7, severity: 'info', netClass: 'io', message, otherNets: [] });
    expect(identifySubject(other)).toEqual(identifySubject(gap()));
  });

  it('differs by rule, net, layer and pin', () => {
    const others = [gap(), gap({ net: 'D0' }), gap({ layer: 'bottom' }), far('U1.1'), far('U1.2')];
    expect(new Set(others.map((one) => identifySubject(one).text)).size).toBe(others.length);
  });

  it('is independent of the order of the nets of a pair', () => {
    const pair = (net: string, other: string): JobFinding =>
      gap({
        ...{ rule: 'R12', net, otherNets: [other] },
        message: { code: 'R12.uncoupled', values: {} },
      });
    expect(identifySubject(pair('D_P', 'D_N'))).toEqual(identifySubject(pair('D_N', 'D_P')));
  });

  it('uses place, net and layer for an unknown message', () => {
    const message = { code: 'R3.ofALaterVersion', values: {} };
    expect(identifySubject(gap({ message })).isOne).toBe(false);
    expect(Object.keys(sentences)).not.toContain(message.code);
  });
});

describe('placeFindings', () => {
  it('gives each finding of a run a unique key that is stable across runs', () => {
    const findings = [gap(), gap({ xMm: 11 }), gap(), far('U1.1')];
    const keys = placeFindings(findings).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}(-\d+)?$/);
    const again = [...findings].reverse().map((one) => ({ ...one, measured: 9 }));
    expect(new Set(placeFindings(again).map(({ key }) => key))).toEqual(new Set(keys));
  });

  it('keeps the key of a subject with one finding when its place changes', () => {
    const [one, other] = placeFindings([far('U1.1')]).concat(
      placeFindings([{ ...far('U1.1'), xMm: 90 }]),
    );
    expect(other?.key).toBe(one?.key);
  });
});
