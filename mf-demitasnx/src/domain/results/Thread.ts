/** What was done to a finding. */
export type Act = 'comment' | 'assign' | 'fix' | 'reopen' | 'suppress' | 'unsuppress';

export interface Remark {
  readonly id: string;
  readonly act: Act;
  /** The comment, or the reason of a suppression. */
  readonly text: string;
  readonly userName: string;
  /** The mentioned or assigned person; null for nobody. */
  readonly whomName: string | null;
  /** An instant in ISO 8601. */
  readonly saidAt: string;
}

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** What a team says about a finding in all runs of a project. */
export interface Thread {
  readonly assignee: Colleague | null;
  readonly isFixed: boolean;
  /** The earliest first. */
  readonly remarks: readonly Remark[];
  /** Members of the team. */
  readonly people: readonly Colleague[];
}
