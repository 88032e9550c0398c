/**
 * What a part is for, as far as rules ask. `clamp` is a part that limits voltages (TVS, varistor,
 * diode), `inductor` also a ferrite bead, `crystal` also an oscillator, `other` all else.
 */
export type PartRole =
  | 'connector'
  | 'capacitor'
  | 'inductor'
  | 'resistor'
  | 'clamp'
  | 'crystal'
  | 'ic'
  | 'other';
