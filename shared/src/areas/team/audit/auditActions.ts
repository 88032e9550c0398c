import type { ActionWords } from './actions/ActionWords.ts';
import { accessActions } from './actions/accessActions.ts';
import { companyActions } from './actions/companyActions.ts';
import { downloadsActions } from './actions/downloadsActions.ts';
import { emiActions } from './actions/emiActions.ts';
import { licensesActions } from './actions/licensesActions.ts';
import { ordersActions } from './actions/ordersActions.ts';
import { peopleActions } from './actions/peopleActions.ts';

/** What an act is about; a team's log is filtered by it. */
export const auditKinds = [
  'access',
  'people',
  'team',
  'licenses',
  'orders',
  'emi',
  'downloads',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The acts that a team sees in its log, by what they are about. */
export const teamActionsAbout = {
  access: accessActions,
  people: peopleActions,
  team: companyActions,
  licenses: licensesActions,
  orders: ordersActions,
  emi: emiActions,
  downloads: downloadsActions,
} as const satisfies Readonly<Record<AuditKind, Readonly<Record<string, ActionWords>>>>;

/** All of them, in words. */
export const teamActions = {
  ...accessActions,
  ...peopleActions,
  ...companyActions,
  ...licensesActions,
  ...ordersActions,
  ...emiActions,
  ...downloadsActions,
} as const;
export type TeamAction = keyof typeof teamActions;

/** The operator's own acts, of which teams see nothing. */
type OperatorAction =
  | 'bank_line.import'
  | 'bank_line.resolve'
  | 'discount.set'
  | 'emi.set'
  | 'installer.publish'
  | 'installer.withdraw'
  | 'license_key.rotate'
  | 'payment.mismatch'
  | 'price.set'
  | 'release.canary'
  | 'release.publish'
  | 'release.rollback'
  | 'release.stop'
  | 'release.transfer'
  | 'release.withdraw'
  | 'site.add'
  | 'site.change'
  | 'site.end'
  | 'staff.add'
  | 'staff.remove'
  | 'staff.use'
  | 'token.create'
  | 'token.end'
  | 'usage.import';

/** `<resource>.<verb>`, e.g. `license.release`. */
export type AuditAction = TeamAction | OperatorAction;

/** Whether teams see an act in their logs. */
export function isTeamAction(action: string): action is TeamAction {
  return Object.hasOwn(teamActions, action);
}

/** What an act is about; undefined for the operator's acts. */
export function auditKindOf(action: string): AuditKind | undefined {
  return auditKinds.find((kind) => Object.hasOwn(teamActionsAbout[kind], action));
}
