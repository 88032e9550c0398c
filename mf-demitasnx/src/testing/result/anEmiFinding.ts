import type { EmiFinding } from '@portal/shared/contracts';

/** A finding as on the wire: a clock that crosses a gap. */
export function anEmiFinding(changes: Partial<EmiFinding> = {}): EmiFinding {
  return {
    ...{ no: 1, key: 'gap', rule: 'R3', severity: 'error', score: 4, net: 'CLK', other_nets: [] },
    ...{ class: 'clock', class_source: 'guessed', layer: 'top', x_mm: 20, y_mm: 10 },
    ...{ paths_mm: [[18, 10, 22, 10]], measured: 12, limit: 0.6, unit: 'mm' },
    message: 'CLK runs 12 mm over a gap in the plane ground.',
    advice: 'Route the net around the gap.',
    ...{ source: 'TI SPRACP4A', suppression: null, confidence: 'certain' },
    ...changes,
  };
}
