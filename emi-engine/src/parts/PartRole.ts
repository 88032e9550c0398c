/**
 * Role of a part in the rules. `clamp` limits voltages (TVS, varistor, diode), `inductor` includes
 * ferrite beads, `crystal` includes oscillators, `other` is everything else.
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
