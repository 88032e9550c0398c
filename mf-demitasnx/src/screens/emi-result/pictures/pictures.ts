/**
 * Parts of a 160 × 88 picture: copper areas, traces, return currents, fields, vias, components, and
 * the fault. Each has a path or a place.
 */
export interface PictureParts {
  /** Copper planes. */
  readonly planes?: string;
  /** Copper of another net. */
  readonly others?: string;
  /** The trace in question. */
  readonly traces?: string;
  /** Return currents. */
  readonly returns?: string;
  /** Radiated fields. */
  readonly fields?: string;
  /** The fault, or the relevant distance. */
  readonly faults?: string;
  /** Outlines of parts and of the board. */
  readonly parts?: string;
  /** Vias as `x y` pairs. */
  readonly vias?: readonly (readonly [x: number, y: number])[];
}

const waves = (x: number, y: number) =>
  `M${x} ${y}q6 -6 0 -12M${x + 7} ${y + 4}q10 -10 0 -20M${x + 14} ${y + 8}q14 -14 0 -28`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A picture for each rule. */
export const pictures: Readonly<Record<string, PictureParts>> = {
  R1: {
    parts: box(8, 34, 20, 20) + box(112, 34, 20, 20),
    traces: 'M28 44h12v-20h14v40h14v-40h14v40h14v-20h16',
    fields: waves(136, 50),
    faults: 'M28 78h84M28 73v10M112 73v10',
  },
  R2: {
    planes: box(8, 40, 144, 6),
    traces: 'M10 22h30v44h40v-44h40v44h30',
    vias: [
      [40, 22],
      [40, 66],
      [80, 66],
      [80, 22],
      [120, 22],
      [120, 66],
    ],
    faults: 'M120 14a6 6 0 1 1 0.1 0z',
  },
  R3: {
    planes: box(8, 40, 60, 40) + box(92, 40, 60, 40),
    traces: 'M10 50h140',
    returns: 'M150 58h-54q-6 0 -6 6v18h-20v-18q0 -6 -6 -6h-54',
    faults: box(69, 44, 22, 12),
    fields: waves(74, 30),
  },
  R4: {
    planes: box(8, 36, 144, 5) + box(8, 52, 144, 5),
    traces: 'M10 22h60v50h80',
    returns: 'M14 30h50M146 64h-70',
    vias: [
      [70, 22],
      [70, 72],
      [134, 38],
      [134, 55],
    ],
    faults: 'M74 46h56M74 41v10M130 41v10',
  },
  R5: {
    parts: box(8, 10, 128, 68),
    planes: box(8, 30, 116, 42),
    traces: 'M12 22h112v50',
    fields: waves(140, 52),
    faults: 'M124 50h12M124 46v8M136 46v8',
  },
  R6: {
    traces: 'M10 34h140',
    others: 'M10 48h140',
    fields: 'M40 38v6M60 38v6M80 38v6M100 38v6M120 38v6',
    faults: 'M20 70h120M20 65v10M140 65v10',
  },
  R7: {
    planes: box(8, 18, 144, 8) + box(8, 62, 50, 8),
    traces: 'M8 44h144',
    vias: [
      [16, 22],
      [144, 22],
      [16, 66],
      [50, 66],
    ],
    faults: box(62, 62, 88, 8),
    fields: waves(96, 36),
  },
  R8: {
    parts: box(10, 24, 40, 40) + box(112, 36, 18, 12),
    traces: 'M50 34h20v8h42M130 42h16',
    vias: [[148, 42]],
    returns: 'M146 52h-70q-6 0 -6 4h-18',
    faults: 'M52 74h60M52 69v10M112 69v10',
  },
  R9: {
    planes: box(10, 24, 140, 5) + box(10, 62, 140, 5),
    returns: 'M12 46q17 -26 35 0t35 0t35 0t35 0',
    fields: waves(148, 50),
    faults: 'M80 32v27M76 36l4 -4l4 4M76 55l4 4l4 -4',
  },
  R10: {
    planes: box(10, 26, 140, 5) + box(10, 58, 140, 5),
    vias: [
      [20, 28],
      [20, 60],
      [40, 28],
      [40, 60],
    ],
    traces: 'M20 28v32M40 28v32',
    faults: 'M44 76h104M44 71v10M148 71v10',
    fields: waves(148, 50),
  },
  R11: {
    parts: box(118, 16, 32, 56) + box(74, 30, 24, 18),
    others: 'M118 60h-100',
    traces: 'M74 39h-60',
    fields: 'M100 34q6 5 0 10M106 30q10 9 0 18',
    faults: 'M98 78h20M98 73v10M118 73v10',
  },
  R12: {
    traces: 'M10 36h40v-16h20v16h20v-16h20v16h40',
    others: 'M10 48h140',
    faults: box(46, 14, 68, 26),
    fields: waves(140, 76),
  },
  R13: {
    traces: 'M10 26h140',
    faults: box(50, 42, 60, 26),
    fields: 'M70 30v8M80 30v8M90 30v8' + waves(116, 62),
  },
  R14: {
    parts: box(8, 30, 28, 28) + box(124, 30, 28, 28),
    traces: 'M36 44h88',
    planes: box(36, 66, 88, 12),
    faults: 'M80 30v9M76 35l4 4l4 -4M80 58v-9M76 53l4 -4l4 4',
  },
  R15: {
    parts: box(120, 22, 32, 44) + box(14, 30, 28, 28),
    traces: 'M42 44h78',
    faults: 'M72 34h16v20h-16zM70 60l20 -32',
    fields: waves(142, 18),
  },
  R16: {
    planes: box(10, 62, 140, 6),
    others: 'M10 20h140',
    traces: 'M10 36h140',
    faults: 'M80 40v20M76 44l4 -4l4 4M76 56l4 4l4 -4',
    fields: waves(148, 50),
  },
  R17: {
    parts: box(8, 22, 26, 44) + box(64, 30, 26, 28) + box(120, 36, 16, 16),
    traces: 'M34 44h30M90 44h30',
    others: 'M128 52v26',
    faults: 'M34 14h86M34 9v10M120 9v10',
    vias: [[128, 80]],
  },
  R18: {
    parts: box(14, 18, 52, 52),
    planes: box(10, 78, 140, 5),
    others: 'M66 44h66',
    vias: [[134, 44]],
    faults: 'M66 58h66M66 53v10M132 53v10',
  },
  R19: {
    parts: box(50, 28, 60, 32) + box(54, 36, 12, 16) + box(94, 36, 12, 16),
    others: 'M80 6v76',
    fields: 'M70 38q5 6 0 12M90 38q-5 6 0 12',
    faults: box(46, 24, 68, 40),
  },
  R20: {
    parts: box(10, 20, 40, 48),
    planes: box(84, 12, 66, 64),
    faults: 'M50 26h22M72 20v12M78 20v12M50 62h22M72 56v12M78 56v12',
    fields: waves(22, 52),
  },
  R21: {
    parts: box(12, 28, 14, 32) + box(66, 14, 24, 22) + box(66, 52, 24, 22) + box(124, 32, 26, 24),
    traces: 'M19 28v-16h47M90 25h14v38h-14M104 44h20M66 63h-47v-3',
    faults: 'M30 20h34v46h-34z',
    fields: waves(39, 50),
  },
  R22: {
    planes: box(8, 52, 112, 6),
    traces: 'M16 30h92v20',
    returns: 'M104 46h-88',
    others: 'M120 55q14 0 14 14t14 14',
    fields: waves(60, 24) + waves(136, 60),
  },
  R23: {
    planes: box(8, 62, 144, 6),
    traces: 'M10 34h50v-8h40v8h50v4h-50v8h-40v-8h-50z',
    returns: 'M58 24l-12 -8h-30M46 10v12',
    faults: 'M60 54h40M60 49v10M100 49v10',
  },
  R24: {
    planes: box(8, 42, 144, 4),
    traces: 'M10 26h140',
    others: 'M10 32h30v30h80v-30h30',
    vias: [
      [40, 32],
      [40, 62],
      [120, 62],
      [120, 32],
    ],
    faults: 'M96 78h40M96 73v10M136 73v10',
  },
  R25: {
    planes: box(8, 26, 60, 4) + box(80, 26, 72, 4),
    traces: 'M10 18h64v24h76',
    others: 'M74 42v34',
    vias: [[74, 18]],
    faults: 'M84 44h10M84 76h10M89 44v32',
  },
  R26: {
    parts: box(52, 24, 56, 40),
    traces: 'M10 44h50q4 -12 8 0q4 -12 8 0q4 -12 8 0q4 -12 8 0q4 -12 8 0h50',
    others: 'M64 6v76',
    faults: box(58, 20, 12, 48),
  },
};
