import { type Analysis } from './Analysis.ts';
import { type Finding, type Severity } from './Finding.ts';
import { type ClassSource, type NetClass } from './NetClass.ts';
import { type RuleId } from './RuleId.ts';
import { type Warning } from '../problems/Warnings.ts';

/** Content of `summary.json` of a successful job: enough to list it and to compare boards. */
export interface JobSummary extends Pick<Analysis, 'figures' | 'skipped' | 'parameters'> {
  /** SHA-256 of the archive, in hexadecimal. */
  readonly sha256: string;
  readonly engineVersion: string;
  readonly rootFolder: string;
  readonly step: string;
  readonly outline: {
    /** Extent in mm in the archive's coordinates, y upwards. */
    readonly boxMm: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
    readonly areaMm2: number;
  };
  /** Copper layers from the top down. */
  readonly layers: readonly { readonly name: string; readonly isPlane: boolean }[];
  /** All layers in the order of the matrix, with context and type as the archive has them. */
  readonly matrix: readonly {
    readonly name: string;
    readonly context: string;
    readonly type: string;
    readonly features: number;
  }[];
  readonly counts: {
    readonly nets: number;
    readonly parts: number;
    readonly holes: number;
    readonly findings: Readonly<Record<Severity, number>>;
    /** Findings of each rule that has any. */
    readonly rules: Readonly<Partial<Record<RuleId, number>>>;
    /** Nets of each class. */
    readonly classes: Readonly<Record<NetClass, number>>;
  };
  /** Findings of each rule that has any, by severity. */
  readonly ruleCounts: Readonly<Partial<Record<RuleId, Readonly<Record<Severity, number>>>>>;
  readonly warnings: readonly Warning[];
  /** Uncompressed bytes of the board's drawing. */
  readonly drawingBytes: number;
}

/** A finding in `analysis.json`: lengths and places in millimetres, nets and layers by name. */
export interface JobFinding extends Omit<
  Finding,
  'net' | 'otherNets' | 'layer' | 'x' | 'y' | 'paths'
> {
  readonly net: string | null;
  readonly otherNets: readonly string[];
  readonly layer: string | null;
  readonly xMm: number;
  readonly yMm: number;
  /** Polylines that show the finding, `x y` pairs in mm. */
  readonly pathsMm: readonly (readonly number[])[];
}

/** Content of `analysis.json`: findings and net classes without their board, in no language. */
export interface JobFindings {
  /** The worst first. */
  readonly findings: readonly JobFinding[];
  /** All nets of the board with their classes, in its order. */
  readonly nets: readonly {
    readonly name: string;
    readonly netClass: NetClass;
    readonly source: ClassSource;
  }[];
}
