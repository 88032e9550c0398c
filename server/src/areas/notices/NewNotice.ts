import type { Notice } from '@portal/shared/contracts';

/** A notice without its read state. */
export type NewNotice = Notice extends infer Each
  ? Each extends Notice
    ? Omit<Each, 'read'>
    : never
  : never;
