import { theme } from '../theme/theme.ts';

/** The mark of the product: an M as the trace of a board, between two pads. Decorative. */
export function Logo({ size }: { /** Size in pixels. */ readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect width="24" height="24" rx="6" fill={theme.color.brand} />
      <g fill="none" stroke={theme.color.onBrand} strokeWidth="2">
        <path d="M6.5 14V7l5.5 5.5L17.5 7v7" strokeLinejoin="round" />
        <circle cx="6.5" cy="16.5" r="2" />
        <circle cx="17.5" cy="16.5" r="2" />
      </g>
    </svg>
  );
}
