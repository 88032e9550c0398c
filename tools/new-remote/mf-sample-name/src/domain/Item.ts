import type { CalendarDay } from '@portal/shared/domain';

export const itemStates = ['open', 'closed'] as const;
export type ItemState = (typeof itemStates)[number];

/** What the screens show of each thing. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly state: ItemState;
  readonly date: CalendarDay;
}
