import { managerCalls } from '@portal/shared/remote';
import { groups, type AccessTable, type Caller, type Group } from './accessGroups.ts';
import { accountsAccess } from './accountsAccess.ts';

/**
 * All routes of the portal with their groups by the specification. Maintained by hand, to detect
 * routes with a wrong declaration. `HEAD` is included in `GET`. Operator routes have scopes instead
 * (`operatorRoutes.test.ts`).
 */
const tables: Readonly<Record<'manager' | 'accounts', AccessTable>> = {
  manager: managerCalls,
  accounts: accountsAccess,
};

export interface ExpectedRoute {
  /** Method and path pattern. */
  readonly call: string;
  readonly who: Group;
  /** The expected outcome for a caller. */
  readonly expects: (caller: Caller) => 'taken' | 'signed out' | 'refused';
}

export function expectedRoutes(service: 'manager' | 'accounts'): ExpectedRoute[] {
  return tables[service].flatMap(([who, calls]) =>
    linesOf(calls).map((call) => ({ call, ...expectation(who) })),
  );
}

function expectation(who: Group): Pick<ExpectedRoute, 'who' | 'expects'> {
  return {
    who,
    expects: (caller) => {
      if (who === 'anybody') return 'taken';
      if (caller.role === 'visitor') return 'signed out';
      return groups[who](caller) ? 'taken' : 'refused';
    },
  };
}

const linesOf = (calls: string): string[] =>
  calls
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
