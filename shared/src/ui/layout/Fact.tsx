import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { requireMessage } from '../../web/intl/requireMessage.ts';

interface FactProps {
  /** A message of `defineMessages`. */
  readonly name: { readonly id: string };
  readonly children: ReactNode;
}

/** One line of `Facts`. */
export function Fact({ name, children }: FactProps) {
  requireMessage('Fact', 'name', name);
  return (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
