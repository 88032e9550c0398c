import { createContext } from 'react';

/** Whether a list on a phone hides its filters and order, and the button's handler. */
export interface FoldedFilters {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** Of the `ListCard` around; `null` without one, where `ListFilters` fold themselves. */
export const FoldedFiltersContext = createContext<FoldedFilters | null>(null);
