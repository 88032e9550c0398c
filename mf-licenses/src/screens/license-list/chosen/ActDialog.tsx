import type { ActPlan } from '../../../domain/planAct.ts';
import { ActQuestion } from './ActQuestion.tsx';
import { CalledActDialog } from './CalledActDialog.tsx';
import { useRenewInStore } from './useRenewInStore.ts';

interface ActDialogProps {
  readonly plan: ActPlan;
  readonly onClose: () => void;
}

/** An act on the chosen licenses. A renewal goes on in the store, which answers. */
export function ActDialog({ plan, onClose }: ActDialogProps) {
  const renew = useRenewInStore();
  const { act, ...rest } = plan;
  if (act !== 'renew') return <CalledActDialog plan={{ act, ...rest }} onClose={onClose} />;
  return (
    <ActQuestion
      plan={plan}
      onConfirm={() => {
        onClose();
        renew(plan.possible);
      }}
      onClose={onClose}
    />
  );
}
