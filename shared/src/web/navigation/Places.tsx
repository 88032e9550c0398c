import { createContext, useContext, type ReactNode } from 'react';
import type { PartLine } from '../../areas/composition/partLines.contract.ts';
import type { LinesPart, LinesPlace } from '../../remote/RemoteConfig.ts';

/** Values for the parameters of a part's call, by name. */
export type PartValues = Readonly<Record<string, string>>;

/** A part that a remote adds to a place of lines and that this person may see. */
export interface PlacedPart extends Pick<LinesPart, 'title' | 'icon'> {
  /** Names it among those of all remotes. */
  readonly key: string;
  /**
   * The lines that the page already has of it, from its own beginning or from an earlier `ask`: the
   * same array for each call until there are others.
   *
   * @param values as those of `ask`
   */
  readonly known: (values?: PartValues) => readonly PartLine[] | undefined;
  /**
   * Asks for its lines, within its time limit, or answers those that are known and new. Never
   * rejects: a part that fails has none, and its team is told.
   */
  readonly ask: (values?: PartValues) => Promise<readonly PartLine[]>;
}

type PlacedParts = Readonly<Record<LinesPlace, readonly PlacedPart[]>>;

/** An embed has no places. */
const PlacesContext = createContext<PlacedParts>({ attention: [], license: [] });

interface PlacesProviderProps {
  readonly parts: PlacedParts;
  readonly children: ReactNode;
}

export function PlacesProvider({ parts, children }: PlacesProviderProps) {
  return <PlacesContext value={parts}>{children}</PlacesContext>;
}

/** The parts of a place, in their order: the same array as long as they are the same. */
export function usePlace(place: keyof PlacedParts): readonly PlacedPart[] {
  return useContext(PlacesContext)[place];
}
