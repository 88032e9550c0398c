import { EmiError } from '../../problems/EmiError.ts';
import { Warnings } from '../../problems/Warnings.ts';
import { type Features } from '../../odb/features/Features.ts';
import { readFeatures } from '../../odb/features/readFeatures.ts';
import { fidKind, noNet, type EdaData } from '../../odb/eda/EdaData.ts';
import { chooseStep } from '../../odb/job/chooseStep.ts';
import { type Job, type LayerFiles, type StepFiles } from '../../odb/job/Job.ts';
import { isCopper, isDrill, mayHaveDrills, type MatrixLayer } from '../../odb/job/Matrix.ts';
import { SymbolLibrary } from '../../odb/symbols/SymbolLibrary.ts';
import { assignNets, type Assignment } from './assignNets.ts';
import { type Board, type BoardLayer } from '../Board.ts';
import { buildCopperLayer } from './buildCopperLayer.ts';
import { buildHoles, type DrillLayer } from './buildHoles.ts';
import { guessOutline, readOutline } from './buildOutline.ts';
import { buildParts } from './buildParts.ts';
import { buildStackup } from './buildStackup.ts';
import { completeNets } from '../growth/completeNets.ts';
import { inferHoles } from './inferHoles.ts';
import { Shapes } from './Shapes.ts';

/** Most copper layers of a board. */
const mostCopper = 128;

/**
 * Builds a board from the files of a job. Missing data is replaced where possible, with a warning.
 *
 * @throws EmiError `no-steps`, `no-copper`, `too-many-copper`, `material-range`, and for recursive symbols
 */
export function buildBoard(job: Job): Board {
  const warnings = new Warnings();
  for (const { times, ...problem } of job.warnings) warnings.add(problem, times);
  const { name: step, files } = chooseStep(job, warnings);
  const folder = `${job.written === '' ? '' : `${job.written}/`}steps/${step}`;
  const { layers } = job.matrix;
  const copperLayers = layers.filter(isCopper);
  if (copperLayers.length === 0)
    throw new EmiError({
      code: 'no-copper',
      file: folder.replace(/steps\/[^/]*$/, 'matrix/matrix'),
    });
  if (copperLayers.length > mostCopper)
    throw new EmiError({
      ...{ code: 'too-many-copper', values: { limit: mostCopper } },
      file: folder.replace(/steps\/[^/]*$/, 'matrix/matrix'),
    });
  for (const { name } of copperLayers)
    if (!files.layers.get(name)?.features)
      warnings.add({ code: 'no-features', file: `${folder}/layers/${name}/features` });

  const shapes = new Shapes(new SymbolLibrary(job.symbols, job.written, warnings));
  const assignment = assign(job, files, folder, warnings);
  const features = copperLayers.map(({ name }) => featuresOf(files.layers.get(name)));
  const copper = copperLayers.map(({ name, isNegative }, index) =>
    buildCopperLayer(
      { name, index, isNegative },
      features[index] ?? featuresOf(undefined),
      assignment?.owners.get(name),
      shapes,
    ),
  );
  const names = copperLayers.map(({ name }) => name);
  const drills = drillsOf(layers, files);
  const drilled = buildHoles(drills, names, assignment, shapes);
  const profile = readOutline(files.profile);
  if (!profile) warnings.add({ code: 'no-profile', file: `${folder}/profile` });
  const sides = [...files.layers.values()].flatMap(({ components }) => components ?? []);
  if (sides.length === 0) warnings.add({ code: 'no-components', file: `${folder}/layers` });
  const nets = assignment?.nets ?? [];
  const parts = buildParts(sides, files.eda?.packages ?? [], nets.length);
  const { eda, netlist } = files;
  const holes = inferHoles({
    ...{ drilled, hasDrills: drills.length > 0, copper, shapes: shapes.list, pins: parts.pins },
    vias: names.map((name) => assignment?.vias.get(name)),
    noNet: nets.findIndex(({ name }) => name === noNet),
  });
  if (!holes.isKnown) warnings.add({ code: 'holes-unknown', file: `${folder}/layers` });
  const completed = completeNets(
    { nets, copper, holes, shapes: shapes.list, ...parts },
    { eda, netlist, folder, features, warnings },
  );
  return {
    ...{ rootFolder: job.root, odbVersion: job.info?.version, step },
    outline: profile ?? guessOutline(copper),
    layers: layers.flatMap((layer) => describeLayer(layer, files)),
    ...completed,
    stackup: buildStackup(layers, files, job.attributes, warnings),
    warnings: warnings.list(),
  };
}

function assign(
  job: Job,
  { eda, netlist, layers }: StepFiles,
  folder: string,
  warnings: Warnings,
): Assignment | undefined {
  const file = `${folder}/eda/data`;
  if (!eda) {
    warnings.add({ code: netlist ? 'no-eda-data-netlist' : 'no-eda-data', file });
    return undefined;
  }
  const named = job.matrix.layers.flatMap((layer) => {
    const files = layers.get(layer.name) ?? {};
    const { features } = files;
    return features && (isCopper(layer) || hasDrills(layer, files, eda))
      ? [{ name: layer.name, features, isCopper: isCopper(layer) }]
      : [];
  });
  const known = new Set(job.matrix.layers.map(({ name }) => name));
  return assignNets(eda, named, known, file, warnings);
}

function drillsOf(layers: readonly MatrixLayer[], { layers: files, eda }: StepFiles): DrillLayer[] {
  return layers.flatMap((layer) => {
    const ofLayer = files.get(layer.name);
    return ofLayer?.features && hasDrills(layer, ofLayer, eda)
      ? [{ layer, files: ofLayer, features: ofLayer.features }]
      : [];
  });
}

/**
 * Whether a layer has the drills of the board: by its type, else by its tools, the attribute of its
 * features, or nets that refer to holes on it.
 */
function hasDrills(
  layer: MatrixLayer,
  { tools = [], features }: LayerFiles,
  eda: EdaData | undefined,
): boolean {
  if (isDrill(layer)) return true;
  if (!mayHaveDrills(layer)) return false;
  const number = eda?.layers.indexOf(layer.name) ?? -1;
  return (
    tools.length > 0 ||
    features?.attributes.has('.drill') === true ||
    eda?.fids.kinds.some(
      (kind, fid) => kind === fidKind.hole && eda.fids.layers[fid] === number,
    ) === true
  );
}

function describeLayer({ name, context, type }: MatrixLayer, { layers }: StepFiles): BoardLayer[] {
  const figures = layers.get(name)?.figures;
  return figures ? [{ name, context, type, figures }] : [];
}

/** The features of a layer, empty if the file is missing. */
function featuresOf(files: LayerFiles | undefined): Features {
  const attributes = new Set<string>();
  const context = { file: '', unit: 'mm', attributes, warnings: new Warnings() } as const;
  return files?.features ?? readFeatures(Buffer.alloc(0), context);
}
