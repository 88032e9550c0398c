import { FormattedMessage } from '@portal/shared';
import { messages } from './messages.ts';

/** Number of licenses that are named; a longer list is no longer read. */
const named = 20;

/** Numbers of licenses: the first of them, and how many more there are. */
export function NumberList({ numbers }: { readonly numbers: readonly string[] }) {
  const text = numbers.slice(0, named).join(', ');
  if (numbers.length <= named) return text;
  return (
    <FormattedMessage
      {...messages.numbers}
      values={{ numbers: text, count: numbers.length - named }}
    />
  );
}
