import { type LengthUnit } from '../text/LengthUnit.ts';
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

/** The files of one layer in one step that the archive has. */
export interface LayerFiles {
  figures?: FeatureFigures;
  /** Kept only for layers of copper and holes. */
  features?: Features;
  attributes?: AttributeList;
  tools?: readonly DrillTool[];
  components?: Components;
}

/** The files of one step that the archive has. */
export interface StepFiles {
  header?: StepHeader;
  /** Unit of the profile. */
  unit?: LengthUnit;
  profile?: Features;
  attributes?: AttributeList;
  eda?: EdaData;
  /** The net list, used if `eda/data` is missing. */
  netlist?: Netlist;
  /** By name in lower case. */
  readonly layers: Map<string, LayerFiles>;
}

/** A job with all its files read, before a board is built. */
export interface Job {
  /** Folder of the job in the archive, in lower case; empty for the root. */
  readonly root: string;
  /** The same as written in the archive, for messages. */
  readonly written: string;
  readonly matrix: Matrix;
  readonly info: JobInfo | undefined;
  /** Attributes of the whole job (`misc/attrlist`). */
  readonly attributes: AttributeList | undefined;
  /** User-defined symbols of the job, by name in lower case. */
  readonly symbols: ReadonlyMap<string, Features>;
  /** By name in lower case. */
  readonly steps: ReadonlyMap<string, StepFiles>;
  readonly warnings: readonly Warning[];
}
