import { type ArchiveFile, type ArchiveVisitor } from '../../archive/ArchiveVisitor.ts';
import { EmiError } from '../../problems/EmiError.ts';
import { Warnings } from '../../problems/Warnings.ts';
import { readComponents } from '../eda/readComponents.ts';
import { readEdaData } from '../eda/readEdaData.ts';
import { readNetlist } from '../eda/readNetlist.ts';
import { type Features } from '../features/Features.ts';
import { readFeatures, type FeatureContext } from '../features/readFeatures.ts';
import { type LengthUnit } from '../text/LengthUnit.ts';
import { type LayerFiles, type StepFiles } from './Job.ts';
import {
  locate,
  type JobFile,
  type LayerFileName,
  type Located,
  type StepFileName,
} from './locate.ts';
import { isCopper, mayHaveDrills, type Matrix } from './Matrix.ts';
import { readAttributeList, type AttributeList } from './readAttributeList.ts';
import { readJobInfo, type JobInfo } from './readJobInfo.ts';
import { readMatrix } from './readMatrix.ts';
import { readStepHeader } from './readStepHeader.ts';
import { statedUnit, withUnit } from '../text/statedUnit.ts';
import { readTools } from './readTools.ts';

/** Feature attributes to keep: the purpose of a drilled hole. */
const keptAttributes: ReadonlySet<string> = new Set(['.drill']);

/** What has been read below one root folder. */
export interface CollectedJob {
  readonly root: string;
  written: string;
  matrix?: Matrix;
  info?: JobInfo;
  attributes?: AttributeList;
  /** Whether a file was read before `misc/info`, so that its unit was guessed. */
  isUnitGuessed: boolean;
  /** The first file that could not be read. Only the end shows whether it matters. */
  failure?: EmiError;
  readonly symbols: Map<string, Features>;
  readonly steps: Map<string, StepFiles>;
  readonly warnings: Warnings;
}

/** Units that an earlier pass found or that a person states. */
export interface UnitsOfJob {
  /** Unit of files that state none. */
  readonly unit?: LengthUnit;
  /** Unit of all files, whatever they state. */
  readonly stated?: LengthUnit;
}

/**
 * Parses each file of a job as the archive yields it, so that only one file's text is in memory.
 * Files come in any order. There may be several matrices, and only the end shows which folder is
 * the job.
 */
export class JobCollector implements ArchiveVisitor {
  readonly jobs = new Map<string, CollectedJob>();
  readonly #unit: LengthUnit | undefined;
  readonly #stated: LengthUnit | undefined;

  constructor({ stated, unit = stated }: UnitsOfJob = {}) {
    this.#unit = unit;
    this.#stated = stated;
  }

  wants({ path }: ArchiveFile): boolean {
    const located = locate(path);
    // A nested copy inside a known job is skipped.
    return located !== undefined && !this.#isInside(located.root);
  }

  take({ path, written }: ArchiveFile, content: Buffer): void {
    const located = locate(path);
    if (!located) return;
    const job = this.#jobOf(located, written);
    try {
      const own = this.#stated ? withUnit(content, this.#stated) : content;
      this.#read(job, located.file, own, written);
    } catch (error) {
      if (!(error instanceof EmiError)) throw error;
      job.failure ??= error;
    }
  }

  #isInside(root: string): boolean {
    return [...this.jobs.values()].some((job) => job.matrix && isWithin(root, job.root));
  }

  #jobOf({ root }: Located, written: string): CollectedJob {
    const known = this.jobs.get(root);
    if (known) return known;
    const parts = written.split('/').slice(0, folderDepth(root));
    const job: CollectedJob = {
      ...{ root, written: parts.join('/') },
      isUnitGuessed: false,
      symbols: new Map(),
      steps: new Map(),
      warnings: new Warnings(),
    };
    this.jobs.set(root, job);
    return job;
  }

  #read(job: CollectedJob, file: JobFile, content: Buffer, written: string): void {
    if (file.kind === 'matrix') {
      job.matrix = readMatrix(content, written);
      return;
    }
    if (file.kind === 'info') {
      job.info = readJobInfo(content, written);
      return;
    }
    if (!job.info && this.#unit === undefined) job.isUnitGuessed = true;
    const unit = this.#unit ?? job.info?.unit ?? 'inch';
    const context = { file: written, unit, warnings: job.warnings, attributes: keptAttributes };
    if (file.kind === 'attributes') {
      job.attributes = readAttributeList(content, written, unit);
      return;
    }
    if (file.kind === 'symbol') {
      job.symbols.set(file.symbol, readFeatures(content, context));
      return;
    }
    const step = stepOf(job, file.step);
    if (file.kind === 'step') {
      if (file.file === 'profile') step.unit = statedUnit(content) ?? unit;
      readStepFile(step, file.file, content, context);
    } else {
      const isDrawn = isKept(job.matrix, file.layer);
      readLayerFile(layerOf(step, file.layer), file, content, { ...context, isDrawn });
    }
  }
}

function readStepFile(
  step: StepFiles,
  name: StepFileName,
  content: Buffer,
  context: FeatureContext,
): void {
  if (name === 'stephdr') step.header = readStepHeader(content, context.file);
  else if (name === 'profile') step.profile = readFeatures(content, context);
  else if (name === 'eda/data') step.eda = readEdaData(content, context);
  else if (name === 'netlists/cadnet/netlist') step.netlist = readNetlist(content, context);
  else step.attributes = readAttributeList(content, context.file, context.unit);
}

function readLayerFile(
  layer: LayerFiles,
  { file, layer: name }: { readonly file: LayerFileName; readonly layer: string },
  content: Buffer,
  context: FeatureContext & { readonly isDrawn: boolean },
): void {
  if (file === 'attrlist')
    layer.attributes = readAttributeList(content, context.file, context.unit);
  else if (file === 'tools') layer.tools = readTools(content, context.file, context.unit);
  else if (file === 'components') {
    const side = name.includes('bot') ? 'bottom' : 'top';
    layer.components = readComponents(content, side, context);
  } else {
    const features = readFeatures(content, context);
    layer.figures = features.figures;
    if (context.isDrawn) layer.features = features;
  }
}

/** Geometry is kept for copper, for what may be holes, and for layers that are not known yet. */
function isKept(matrix: Matrix | undefined, name: string): boolean {
  const layer = matrix?.layers.find((candidate) => candidate.name === name);
  return matrix === undefined || (layer !== undefined && (isCopper(layer) || mayHaveDrills(layer)));
}

function stepOf(job: CollectedJob, name: string): StepFiles {
  const known = job.steps.get(name);
  if (known) return known;
  const step: StepFiles = { layers: new Map() };
  job.steps.set(name, step);
  return step;
}

function layerOf(step: StepFiles, name: string): LayerFiles {
  const known = step.layers.get(name);
  if (known) return known;
  const layer: LayerFiles = {};
  step.layers.set(name, layer);
  return layer;
}

/** Whether a folder lies in another. */
export function isWithin(root: string, other: string): boolean {
  return root !== other && (other === '' || root.startsWith(`${other}/`));
}

/** Number of parts of a folder's path. */
function folderDepth(root: string): number {
  return root === '' ? 0 : root.split('/').length;
}
