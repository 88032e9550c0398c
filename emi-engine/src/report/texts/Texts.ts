import { type Confidence, type Severity, type Unit } from '../../findings/Finding.ts';
import { type ClassSource, type NetClass } from '../../findings/NetClass.ts';

/** The texts of a report, except those of rules and findings. */
export interface Texts {
  readonly title: string;
  /** What the report states, and what it does not. */
  readonly verdict: string;
  readonly verdictTitle: string;
  readonly severities: Readonly<Record<Severity, string>>;
  readonly confidences: Readonly<Record<Confidence, string>>;
  /** Number of findings of a severity. */
  readonly counted: Readonly<Record<Severity, (count: number) => string>>;
  readonly classes: Readonly<Record<NetClass, string>>;
  readonly classSources: Readonly<Record<ClassSource, string>>;
  readonly units: Readonly<Record<Unit, string>>;
  /** A text with a remark in parentheses. */
  readonly remarked: (text: string, remark: string | number) => string;
  readonly sides: { readonly top: string; readonly bottom: string };
  readonly summary: {
    readonly title: string;
    readonly customer: string;
    readonly project: string;
    readonly board: string;
    readonly worst: string;
    readonly date: string;
    readonly identifiers: string;
    readonly size: string;
    readonly layers: string;
    readonly nets: string;
    readonly parts: string;
    readonly holes: string;
    readonly stackup: string;
    readonly findings: string;
    readonly rule: string;
    readonly total: string;
    readonly netClasses: string;
    readonly ofThemGuessed: string;
    readonly thickness: string;
    readonly permittivity: string;
    readonly assumed: string;
    readonly plane: string;
    readonly copper: (name: string) => string;
    readonly dielectric: (number: number) => string;
    readonly skipped: string;
  };
  readonly heat: {
    readonly title: string;
    readonly note: string;
    readonly range: (from: string, to: string) => string;
  };
  readonly pictures: {
    readonly title: string;
    readonly layer: (name: string) => string;
    readonly seenFromTop: string;
    readonly seenFromBottom: string;
    readonly parts: string;
    readonly marks: string;
    readonly noLayer: string;
    readonly fewerMarks: (shown: number, all: number) => string;
    readonly simplified: (count: number, exactly: number) => string;
    readonly crop: string;
  };
  readonly rules: {
    readonly title: string;
    /** Heading of all rules. */
    readonly list: string;
    readonly what: string;
    readonly why: string;
    readonly source: string;
    readonly none: string;
    readonly figures: string;
    readonly more: (shown: number, all: number) => string;
    readonly moreFigures: (left: number) => string;
    readonly noPictures: (count: number) => string;
  };
  readonly suppressed: {
    /** How many of all findings. */
    readonly count: (suppressed: number) => string;
    readonly because: (reason: string) => string;
  };
  readonly columns: {
    readonly no: string;
    readonly severity: string;
    readonly rule: string;
    readonly net: string;
    readonly netClass: string;
    readonly layer: string;
    readonly place: string;
    readonly measured: string;
    readonly limit: string;
    readonly finding: string;
    readonly advice: string;
    readonly source: string;
  };
  readonly appendix: {
    readonly title: string;
    readonly parameters: string;
    readonly name: string;
    readonly value: string;
    readonly origin: string;
    readonly given: string;
    readonly assumed: string;
    readonly standard: string;
    readonly input: string;
    readonly inputSha256: string;
    readonly toolVersion: string;
    readonly warnings: string;
    readonly noWarnings: string;
    readonly skipped: string;
    readonly noneSkipped: string;
    readonly reason: string;
  };
}
