import { createContext, useContext, type ReactNode } from 'react';
import type { PartLine } from '../../areas/composition/partLines.contract.ts';
import type { LinesPart, LinesPlace } from '../../remote/RemoteConfig.ts';

/** Values for the parameters of a part's call, by name. */
export type PartValues = Readonly<Record<string, string>>;

/** A part of a place of lines, added by a remote, that the person may see. */
export interface PlacedPart extends Pick<LinesPart, 'title' | 'icon'> {
  /** Unique among the parts of all remotes. */
  readonly key: string;
  /**
   * The lines that the page already has, streamed or from an earlier `ask`: the same array until
   * they change.
   *
   * @param values as in `ask`
   */
  readonly known: (values?: PartValues) => readonly PartLine[] | undefined;
  /**
   * Requests the lines within the part's time limit, or resolves to known, fresh ones. Never
   * rejects: a part that fails has no lines, and the failure is reported to its team.
   */
  readonly ask: (values?: PartValues) => Promise<readonly PartLine[]>;
  /** Whether the last `ask` failed. */
  readonly hasFailed: (values?: PartValues) => boolean;
}

type PlacedParts = Readonly<Record<LinesPlace, readonly PlacedPart[]>>;

/** An embed has no places. */
const PlacesContext = createContext<PlacedParts>({ attention: [], license: [], overview: [] });

interface PlacesProviderProps {
  readonly parts: PlacedParts;
  readonly children: ReactNode;
}

export function PlacesProvider({ parts, children }: PlacesProviderProps) {
  return <PlacesContext value={parts}>{children}</PlacesContext>;
}

/** The parts of a place, in order: the same array until they change. */
export function usePlace(place: keyof PlacedParts): readonly PlacedPart[] {
  return useContext(PlacesContext)[place];
}
