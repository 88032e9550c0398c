import type { Viewer } from '../../platform/http/Viewer.ts';

/** Who makes a change, for the audit log. */
export interface Author {
  readonly viewer: Viewer;
  readonly ip: string;
}
