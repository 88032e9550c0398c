import type { Notice } from '@portal/shared/contracts';

/** A notice before anybody has read it. */
export type NewNotice = Notice extends infer Each
  ? Each extends Notice
    ? Omit<Each, 'read'>
    : never
  : never;
