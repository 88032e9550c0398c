import { type ArchiveEntry } from './makeTar.ts';
import { compressLzw } from './compressLzw.ts';
import { type BoardPlan, type PlanSubnet, type Point } from './BoardPlan.ts';
import { type Dialect } from './Dialect.ts';
import { FeatureWriter } from './FeatureWriter.ts';
import { writeComponents, writeEda, writeNetlist } from './writeEda.ts';

/** Deviations of a board's archive from its plan. */
export interface BoardOptions {
  /** Files to omit, by the end of their path in lower case. */
  readonly without?: readonly string[];
  /** Extra files, with paths below the root. */
  readonly extra?: readonly ArchiveEntry[];
  /** Kinds of subnets whose features `eda/data` omits. */
  readonly unnamed?: readonly PlanSubnet['kind'][];
  /** Writes a net list with its points shifted by this many mm. */
  readonly netlist?: Point;
}

/** Writes a planned board as archive entries, in KiCad's order. */
export function writeBoard(
  plan: BoardPlan,
  dialect: Dialect,
  { without = [], extra = [], unnamed = [], netlist }: BoardOptions = {},
): ArchiveEntry[] {
  const writer = new FeatureWriter(dialect);
  const text = (lines: readonly string[]) => [...lines, ''].join(dialect.lineEnd);
  const files: ArchiveEntry[] = [];
  const add = (name: string, content: string | undefined, isLarge = false) => {
    if (content === undefined || without.some((end) => name.endsWith(end))) return;
    const packs = isLarge && dialect.isPacked;
    files.push({
      name: `${below(dialect)}${dialect.folders === 'upper' ? name.toUpperCase() : name}${packs ? '.Z' : ''}`,
      content: packs ? compressLzw(Buffer.from(content)) : content,
    });
  };

  if (dialect.unitAt !== 'nowhere')
    add('misc/info', text([`UNITS=${dialect.unit}`, 'ODB_VERSION_MAJOR=8', 'ODB_VERSION_MINOR=1']));
  add('matrix/matrix', text(matrixLines(plan, dialect)));
  for (const [name, features] of plan.symbols)
    add(`symbols/${name}/features`, writer.write(features));
  add('steps/pcb/stephdr', text([...writer.unitLines().slice(0, 1), 'X_DATUM=0', 'Y_DATUM=0']));
  add('steps/pcb/profile', writer.write([{ kind: 'surface', rings: plan.outline }]));
  const isNamed = (kind: PlanSubnet['kind']) => !unnamed.includes(kind);
  add('steps/pcb/eda/data', writeEda(plan, writer, dialect, isNamed), true);
  if (netlist)
    add('steps/pcb/netlists/cadnet/netlist', writeNetlist(plan, writer, dialect, netlist));
  for (const { name, features, attributes = {} } of plan.layers) {
    const values = Object.entries(attributes).map(([key, value]) => `${key} = ${value}`);
    add(`steps/pcb/layers/${name}/attrlist`, text([...writer.unitLines(), ...values]));
    add(`steps/pcb/layers/${name}/features`, writer.write(features), true);
  }
  for (const side of ['top', 'bottom'] as const) {
    const layer = side === 'top' ? 'comp_+_top' : 'comp_+_bot';
    add(`steps/pcb/layers/${layer}/components`, writeComponents(plan, side, writer, dialect));
  }
  const others = extra.map((entry) => ({ ...entry, name: `${below(dialect)}${entry.name}` }));
  return [...(dialect.hasFolders ? foldersOf(files) : []), ...files, ...others];
}

function below({ root }: Dialect): string {
  return root === '' ? '' : `${root}/`;
}

function matrixLines({ layers }: BoardPlan, { folders }: Dialect): string[] {
  const cased = (name: string) => (folders === 'upper' ? name.toUpperCase() : name);
  return [
    ...['STEP {', '    COL=1', `    NAME=${cased('pcb')}`, '}', ''],
    ...layers.flatMap(({ name, type, context = 'board', isNegative, span }, row) => [
      'LAYER {',
      `    ROW=${row + 1}`,
      `    CONTEXT=${context.toUpperCase()}`,
      `    TYPE=${type}`,
      `    NAME=${cased(name)}`,
      `    POLARITY=${isNegative ? 'NEGATIVE' : 'POSITIVE'}`,
      `    START_NAME=${cased(span?.[0] ?? '')}`,
      `    END_NAME=${cased(span?.[1] ?? '')}`,
      '}',
      '',
    ]),
  ];
}

function foldersOf(files: readonly ArchiveEntry[]): ArchiveEntry[] {
  const folders = new Set(
    files.flatMap(({ name }) => {
      const parts = name.split('/').slice(0, -1);
      return parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/')}/`);
    }),
  );
  return [...folders].sort().map((name) => ({ name, type: '5' }));
}
