import { createContext, useContext, type ReactNode } from 'react';
import type { PartLine } from '../contracts/partLines.ts';
import type { LinesPart } from '../remote/RemoteConfig.ts';

/** A part that a remote adds to a place of lines and that this person may see. */
export interface PlacedPart extends Pick<LinesPart, 'title' | 'icon'> {
  /** Names it among those of all remotes. */
  readonly key: string;
  /**
   * Asks for its lines, within its time limit. Never rejects: a part that fails has none, and its
   * team is told.
   *
   * @param values for the parameters of its call, by name
   */
  readonly ask: (values?: Readonly<Record<string, string>>) => Promise<readonly PartLine[]>;
}

type PlacedParts = Readonly<Record<'attention' | 'license', readonly PlacedPart[]>>;

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
