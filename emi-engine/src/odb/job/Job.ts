import { type Warning } from '../../problems/Warnings.ts';
import { type Components } from '../eda/Components.ts';
import { type EdaData } from '../eda/EdaData.ts';
import { type Netlist } from '../eda/Netlist.ts';
import { type FeatureFigures, type Features } from '../features/Features.ts';
import { type AttributeList } from './readAttributeList.ts';
import { type DrillTool } from './readTools.ts';
import { type Matrix } from './Matrix.ts';
import { type JobInfo } from './readJobInfo.ts';
import { type StepHeader } from './readStepHeader.ts';

/** The files of one layer in one step, as far as they are there. */
export interface LayerFiles {
  figures?: FeatureFigures;
  /** Kept for layers of copper and holes only. */
  features?: Features;
  attributes?: AttributeList;
  tools?: readonly DrillTool[];
  components?: Components;
}

/** The files of one step, as far as they are there. */
export interface StepFiles {
  header?: StepHeader;
  profile?: Features;
  attributes?: AttributeList;
  eda?: EdaData;
  /** The net list, which stands in for `eda/data` where that is missing. */
  netlist?: Netlist;
  /** By name in lower case. */
  readonly layers: Map<string, LayerFiles>;
}

/** A job as an archive holds it: all its files read, nothing put together yet. */
export interface Job {
  /** Folder of the job in the archive, in lower case; empty when it has none. */
  readonly root: string;
  /** The same as the archive writes it, for messages. */
  readonly written: string;
  readonly matrix: Matrix;
  readonly info: JobInfo | undefined;
  /** Attributes of the whole job (`misc/attrlist`). */
  readonly attributes: AttributeList | undefined;
  /** Symbols that the job defines itself, by name in lower case. */
  readonly symbols: ReadonlyMap<string, Features>;
  /** By name in lower case. */
  readonly steps: ReadonlyMap<string, StepFiles>;
  readonly warnings: readonly Warning[];
}
