import { theme } from '../theme/theme.ts';

/** The sheet on which each drawing stands. */
const board = 'M22 18h52a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H22a5 5 0 0 1-5-5V23a5 5 0 0 1 5-5Z';

/** Lines of each drawing: those of the subject, and the traces and pads behind it. */
const drawings = {
  board: {
    subject: 'M40 32h16v16H40zM44 32v-5M52 32v-5M44 48v5M52 48v5',
    behind: 'M44 27v-3M52 53v3h14M40 40H28v9M56 40h12v-8',
  },
  search: {
    subject: 'M52 30a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM61 51l13 13',
    behind: 'M24 28h10l6 6M24 40h10M24 52h8',
  },
  done: {
    subject: 'M48 26a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM42 40l4 4 8-8',
    behind: 'M24 30h6l4 4M24 50h6l4-4M72 40h-6',
  },
  cart: {
    subject:
      'M30 28h6l5 19h20l5-14H38M44 50a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM58 50a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
    behind: 'M24 44h6l4 4M70 26v8',
  },
  download: {
    subject: 'M48 26v20M40 39l8 8 8-8M34 48v6h28v-6',
    behind: 'M24 28h8l6 6M72 28h-8l-6 6',
  },
  link: {
    subject: 'M46 34h-8a7 7 0 0 0 0 14h8M52 34h8a7 7 0 0 1 0 14h-8M42 41h14',
    behind: 'M31 41h-7M67 41h7',
  },
} as const;

export type EmptyDrawingName = keyof typeof drawings;

/** One of the six drawings of empty states, 96 by 80 px. Decorative. */
export function EmptyDrawing({ name }: { readonly name: EmptyDrawingName }) {
  const { subject, behind } = drawings[name];
  return (
    <svg width={96} height={80} viewBox="0 0 96 80" fill="none" strokeLinecap="round" aria-hidden>
      <path d={board} fill={theme.color.ground} stroke={theme.color.hairline} strokeWidth={1.5} />
      <path d={behind} stroke={theme.color.edge} strokeWidth={1.5} />
      <path
        d={subject}
        stroke={theme.color.brand}
        strokeWidth={2}
        strokeLinejoin="round"
        fill={theme.color.paper}
      />
    </svg>
  );
}
