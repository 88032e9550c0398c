import type { ReactNode } from 'react';
import { StepRow } from './Explanation.styles.ts';

interface StepProps {
  readonly name: ReactNode;
  readonly how: ReactNode;
  readonly amount: string;
}

/** One step of an explanation: name, computation, amount. */
export function Step({ name, how, amount }: StepProps) {
  return (
    <StepRow>
      <div>
        <p>{name}</p>
        <p>{how}</p>
      </div>
      <span>{amount}</span>
    </StepRow>
  );
}
