import { FormattedMessage } from '@portal/shared';
import { Fragment } from 'react';
import { LicenseNumber } from './chosen.styles.ts';
import { messages } from './messages.ts';

/** Maximum of listed numbers; nobody reads a longer list. */
const named = 20;
/** Numbers are the same in all languages. */
const between = ', ';

/** License numbers: the first few, and how many more there are. */
export function NumberList({ numbers }: { readonly numbers: readonly string[] }) {
  const list = numbers.slice(0, named).map((number, place) => (
    <Fragment key={number}>
      {place > 0 && between}
      <LicenseNumber>{number}</LicenseNumber>
    </Fragment>
  ));
  if (numbers.length <= named) return list;
  return (
    <FormattedMessage
      {...messages.numbers}
      values={{ numbers: <Fragment key="list">{list}</Fragment>, count: numbers.length - named }}
    />
  );
}
