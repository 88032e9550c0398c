import { theme } from '@portal/shared';
import type { Product } from '@portal/shared/domain';

/** Lines of each drawing: the subject, and what is behind it. */
const drawings: Readonly<Record<Product, { readonly subject: string; readonly behind: string }>> = {
  // An amplifier with its feedback.
  cd: {
    subject: 'M13 15v27l25-13.5zM17 22.5h5M17 34.5h5M19.5 32v5',
    behind: 'M3 22.5h10M3 34.5h10M38 28.5h7M8 22.5V8h7l2.5-4 5 8 5-8 2.5 4H41v20.5',
  },
  // A chip on a board, with traces to vias.
  pd: {
    subject: 'M16 16h16v16H16zM21 16v-3M27 16v-3M21 32v3M27 32v3M16 21h-3M16 27h-3M32 21h3M32 27h3',
    behind:
      'M7 3h34a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM21 13V9l-3-2M27 13V8M35 21h5M35 27l4 4v5M27 35v5M21 35v2l-4 3M13 27H9l-1 3M13 21H8',
  },
};

/** The drawing of a product, 48 by 48 px. Decorative. */
export function ProductGlyph({ product }: { readonly product: Product }) {
  const { subject, behind } = drawings[product];
  return (
    <svg
      width={48}
      height={48}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={behind} stroke={theme.color.edge} strokeWidth={1.5} />
      <path d={subject} stroke={theme.color.brand} strokeWidth={2} fill={theme.color.paper} />
    </svg>
  );
}
