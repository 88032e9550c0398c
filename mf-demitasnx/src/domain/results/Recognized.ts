import type { EmiClassSource, EmiNetClass, EmiPartRole } from '@portal/shared/domain';

/** Lists on which an analysis relies. */
export const recognizedLists = ['parts', 'nets'] as const;
export type RecognizedList = (typeof recognizedLists)[number];

/** Role of a part or class of a net. */
export type Kind = EmiPartRole | EmiNetClass;

interface Correction {
  readonly kind: Kind;
  readonly userName: string;
  /** An instant in ISO 8601. */
  readonly correctedAt: string;
}

/** A part or net as the analysis recognized it. */
export interface Recognized {
  /** Its number in the list: two parts may have one name. */
  readonly id: string;
  /** As the archive has it. */
  readonly name: string;
  readonly kind: Kind;
  readonly source: EmiClassSource;
  /** From 0 to 1; null for nets. */
  readonly confidence: number | null;
  readonly why: readonly string[];
  /** The project's current correction. */
  readonly correction: Correction | null;
}

/** Whether the analysis does not have the correction yet. */
export function isPending({ kind, source, correction }: Recognized): boolean {
  return correction !== null && (source !== 'given' || kind !== correction.kind);
}

const certainty = { none: 0, guessed: 1, given: 2 } as const;

/** Unknown ones first, then guesses by confidence, then what was given. */
export function compareCertainty(one: Recognized, other: Recognized): number {
  return (
    certainty[one.source] - certainty[other.source] ||
    (one.confidence ?? 0) - (other.confidence ?? 0)
  );
}

const titles = { parts: 'part,role', nets: 'net,class' } as const;

/** A correction as the CSV list that the call takes. */
export function correctionCsv(list: RecognizedList, name: string, kind: Kind): string {
  return `${titles[list]}\n"${name.replaceAll('"', '""')}",${kind}\n`;
}
