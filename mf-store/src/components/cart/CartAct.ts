import type { Product } from '@portal/shared/domain';

/** An undoable act on the cart. */
export type CartAct =
  | { readonly kind: 'emptied' | 'new_removed' | 'renewals_removed' }
  | { readonly kind: 'line_removed'; readonly product: Product; readonly months: number }
  /** Renewals of all found licenses were set; 0 months take them out. */
  | { readonly kind: 'all_renewed'; readonly count: number; readonly months: number }
  /** A link has added new licenses and renewals. */
  | { readonly kind: 'link_taken'; readonly added: number; readonly renewed: number };
