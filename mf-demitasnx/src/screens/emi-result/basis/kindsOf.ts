import { emiNetClasses, emiPartRoles } from '@portal/shared/domain';
import type { Kind, RecognizedList } from '../../../domain/results/Recognized.ts';
import { classMessages } from '../messages.ts';
import { roleMessages } from './messages.ts';

/** What parts or nets can be, by their names in lists. */
export function kindsOf(list: RecognizedList): readonly Kind[] {
  return list === 'parts' ? emiPartRoles : emiNetClasses;
}

/** Names of roles and classes. */
export const kindMessages = { ...classMessages, ...roleMessages };
