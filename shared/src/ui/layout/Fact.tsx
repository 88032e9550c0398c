import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface FactProps {
  readonly name: { readonly id: string };
  readonly children: ReactNode;
}

/** One line of `Facts`. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
