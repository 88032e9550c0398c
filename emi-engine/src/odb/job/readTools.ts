import { nmOfSize, readUnit, type LengthUnit } from '../text/LengthUnit.ts';
import { readStructuredText } from '../text/readStructuredText.ts';

/** A drill of a drill layer's `tools` file. */
export interface DrillTool {
  /** Purpose in lower case: `plated`, `non_plated` or `via`. */
  readonly type: string;
  /** Diameter in nanometres, 0 if missing. */
  readonly diameter: number;
}

/** Reads a `tools` file; sizes are in mil or micron like symbol sizes. */
export function readTools(bytes: Buffer, file: string, unit: LengthUnit): DrillTool[] {
  const { fields, blocks } = readStructuredText(bytes, file);
  const scale = nmOfSize[readUnit(fields.get('UNITS') ?? '') ?? unit];
  return blocks
    .filter(({ name }) => name === 'TOOLS' || name === 'TOOL')
    .map((block) => ({
      type: (block.fields.get('TYPE') ?? '').toLowerCase(),
      diameter: Math.round((Number(block.fields.get('DRILL_SIZE')) || 0) * scale),
    }));
}
