import { EmiError } from '../../problems/EmiError.ts';
import { type Warnings } from '../../problems/Warnings.ts';
import { nmOfMm } from '../lengths.ts';
import { type LayerFiles, type StepFiles } from '../../odb/job/Job.ts';
import { isCopper, type MatrixLayer } from '../../odb/job/Matrix.ts';
import { type AttributeList } from '../../odb/job/readAttributeList.ts';
import { nmOfUnit } from '../../odb/text/LengthUnit.ts';
import { type Known, type Stackup } from '../Stackup.ts';

/** Thickness of a common board, if the archive states none. */
const assumedBoard = 1_600_000;
/** FR-4 at a few hundred MHz. */
const assumedPermittivity = 4.3;
/** Thickness of one ounce of copper per square foot, in nanometres. */
const nmOfOunce = 34_800;
/** The same in grams per square metre, the unit of MM files; its magnitude identifies it. */
const gramsOfOunce = 305.15;

/** What materials of boards can have; a value beyond comes from a wrong unit or a damaged file. */
const ranges = {
  '.layer_dielectric': { least: 0, most: 100, unit: 'mm' },
  '.dielectric_constant': { least: 1, most: 100, unit: '' },
  '.loss_tangent': { least: 0, most: 1, unit: '' },
} as const;

/**
 * Reads the stack-up from the layer attributes `.layer_dielectric`, `.dielectric_constant` and
 * `.copper_weight`. A thickness of 0 means unknown. Missing values are assumed: equal shares of the
 * board's thickness (`.board_thickness`, else 1.6 mm) and a permittivity of 4.3.
 *
 * @throws EmiError `material-range` for a value that no material has
 */
export function buildStackup(
  layers: readonly MatrixLayer[],
  step: StepFiles,
  job: AttributeList | undefined,
  warnings: Warnings,
): Stackup {
  const rows = layers.filter(({ context }) => context === 'board');
  const copperRows = rows.flatMap((layer, row) => (isCopper(layer) ? [row] : []));
  const filesOf = (row: number) => step.layers.get(rows[row]?.name ?? '');
  const gaps = copperRows.slice(0, -1).map((row, gap) => {
    const between = rows.slice(row + 1, copperRows[gap + 1]).filter(isDielectric);
    const files = between.map(({ name }) => step.layers.get(name)?.attributes);
    for (const attributes of files) if (attributes) checkMaterial(attributes, warnings);
    return readGap(files, filesOf(row)?.attributes);
  });
  const copper = copperRows.map((row) => readCopper(filesOf(row)));
  const known = gaps.reduce((sum, { thickness }) => sum + (thickness ?? 0), 0);
  const missing = gaps.filter(({ thickness }) => thickness === undefined).length;
  const total =
    lengthOf(step.attributes, '.board_thickness') ??
    lengthOf(job, '.board_thickness') ??
    assumedBoard;
  const metal = copper.reduce((sum, { value }) => sum + value, 0);
  // At least a tenth of an equal share, in case the known layers already fill the board.
  const rest = Math.max(total - metal - known, (total / Math.max(1, gaps.length)) * 0.1 * missing);
  const share = Math.round(rest / Math.max(1, missing));
  return {
    copper,
    dielectrics: gaps.map(({ thickness, permittivity }) => ({
      thickness: knownOr(thickness, share),
      permittivity: knownOr(permittivity, assumedPermittivity),
    })),
  };
}

function isDielectric({ type }: MatrixLayer): boolean {
  return type === 'dielectric';
}

/** Refuses values out of physics, and warns of a thickness of 0, which stands for unknown. */
function checkMaterial({ values, lines, file, unit }: AttributeList, warnings: Warnings): void {
  for (const [name, range] of Object.entries(ranges)) {
    const written = values.get(name) ?? '';
    const line = lines.get(name) ?? 1;
    const problem = { file, line, values: { name, value: written } };
    const value = written === '' ? NaN : Number(written);
    const scaled = range.unit === 'mm' ? (value * nmOfUnit[unit]) / nmOfMm : value;
    if (value === 0 && name === '.layer_dielectric')
      warnings.add({ code: 'material-unknown', ...problem });
    // Writers use 0 for unknown.
    if (value === 0 || Number.isNaN(value)) continue;
    if (!(scaled >= range.least && scaled <= range.most))
      throw new EmiError({
        ...{ code: 'material-range', file, line },
        values: {
          name,
          value: written,
          least: range.least,
          most: `${range.most} ${range.unit}`.trim(),
        },
      });
  }
}

/** Adds up several dielectrics in a gap; the permittivity is their mean weighted by thickness. */
function readGap(
  between: readonly (AttributeList | undefined)[],
  above: AttributeList | undefined,
): { thickness: number | undefined; permittivity: number | undefined } {
  const parts = between.map((attributes) => ({
    thickness: lengthOf(attributes, '.layer_dielectric'),
    permittivity: numberOf(attributes, '.dielectric_constant'),
  }));
  // Jobs without dielectric layers state the distance to the next layer on the copper layer.
  if (parts.length === 0)
    return {
      thickness: lengthOf(above, '.layer_dielectric'),
      permittivity: numberOf(above, '.dielectric_constant'),
    };
  const isComplete = parts.every(({ thickness }) => thickness !== undefined);
  const sum = parts.reduce((total, { thickness }) => total + (thickness ?? 0), 0);
  const isWeighed = isComplete && parts.every(({ permittivity }) => permittivity !== undefined);
  return {
    thickness: isComplete ? sum : undefined,
    permittivity: isWeighed
      ? parts.reduce((total, part) => total + (part.permittivity ?? 0) * (part.thickness ?? 0), 0) /
        sum
      : parts.find(({ permittivity }) => permittivity !== undefined)?.permittivity,
  };
}

function readCopper(files: LayerFiles | undefined): Known {
  const weight = numberOf(files?.attributes, '.copper_weight');
  if (weight === undefined) return { value: nmOfOunce, isAssumed: true };
  const ounces = weight > 20 ? weight / gramsOfOunce : weight;
  return { value: Math.round(ounces * nmOfOunce), isAssumed: false };
}

function lengthOf(attributes: AttributeList | undefined, name: string): number | undefined {
  const value = numberOf(attributes, name);
  return value === undefined ? undefined : Math.round(value * nmOfUnit[attributes?.unit ?? 'inch']);
}

/** A positive number; writers use 0 for unknown. */
function numberOf(attributes: AttributeList | undefined, name: string): number | undefined {
  const value = Number(attributes?.values.get(name) ?? NaN);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function knownOr(value: number | undefined, assumed: number): Known {
  return { value: value ?? assumed, isAssumed: value === undefined };
}
