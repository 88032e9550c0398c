import { groups, type AccessTable, type Caller, type Group } from './accessGroups.ts';
import { accountsAccess } from './accountsAccess.ts';
import { managerAccess } from './managerAccess.ts';

/**
 * Every route of the portal and who may call it, as the specification gives the roles their rights:
 * said here once more, by hand, so that a route whose own declaration is wrong is noticed. `HEAD`
 * goes with `GET`. The operator's routes have scopes instead (`operatorRoutes.test.ts`).
 */
const tables: Readonly<Record<'manager' | 'accounts', AccessTable>> = {
  manager: managerAccess,
  accounts: accountsAccess,
};

export interface ExpectedRoute {
  /** Method and pattern of the address. */
  readonly call: string;
  readonly who: Group;
  /** What happens to somebody who calls it. */
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
