/** Faults that the compiler, linter, formatter and structure tests find. */
export const sourceFaults = [
  {
    name: 'any text passes for a language',
    file: 'server/src/platform/answers/localeOf.ts',
    text: `return locale === 'en' ? 'en' : 'ja';`,
    replacement: `return locale ?? 'ja';`,
    seenBy: [{ step: 'types', args: ['server'] }],
  },
  {
    name: 'a promise that nobody waits for',
    file: 'accounts/src/session/keepSession.ts',
    text: `if (document.visibilityState === 'visible') void look();`,
    replacement: `if (document.visibilityState === 'visible') look();`,
    seenBy: [{ step: 'types', args: ['accounts/src/session/keepSession.ts'] }],
  },
  {
    name: 'the domain of a remote imports one of its screens',
    file: 'mf-licenses/src/domain/planAct.ts',
    text: `import { renewalOffer } from './renewalOffer.ts';`,
    replacement: `import { messages } from '../screens/license-list/chosen/messages.ts';
import { renewalOffer } from './renewalOffer.ts';`,
    seenBy: [{ step: 'lint', args: ['mf-licenses/src/domain/planAct.ts'] }],
  },
  {
    name: 'a module of the server imports one that builds upon it',
    file: 'server/src/areas/licensing/seats/seats.queries.ts',
    text: `import { unreportedLicenses } from './unreportedLicenses.ts';`,
    replacement: `import type { placeOrder } from '../../buying/checkout/placeOrder.ts';
import { unreportedLicenses } from './unreportedLicenses.ts';`,
    seenBy: [{ step: 'units', args: ['tools', 'structure/structure'] }],
  },
  {
    name: 'a line that nobody has formatted',
    file: 'shell/src/session/every.ts',
    text: 'let isStopped = false;',
    replacement: 'let  isStopped = false;',
    seenBy: [{ step: 'format', args: ['shell/src/session/every.ts'] }],
  },
];
