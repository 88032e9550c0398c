import { useNavigate, usePageAround } from '@portal/shared';
import { wantedRenewalsState } from '@portal/shared/domain';
import type { ActPlan } from '../../../domain/planAct.ts';
import { paths } from '../../../paths.ts';
import { ActQuestion } from './ActQuestion.tsx';
import { CalledActDialog } from './CalledActDialog.tsx';

/** More ids make an address that servers may refuse. */
const mostInAddress = 100;

interface ActDialogProps {
  readonly plan: ActPlan;
  readonly onClose: () => void;
}

/** An act on the chosen licenses. A renewal continues in the store. */
export function ActDialog({ plan, onClose }: ActDialogProps) {
  const navigate = useNavigate();
  const page = usePageAround();
  const { act, ...rest } = plan;
  if (act !== 'renew') return <CalledActDialog plan={{ act, ...rest }} onClose={onClose} />;
  return (
    <ActQuestion
      plan={plan}
      onConfirm={() => {
        onClose();
        // An embedding page gets only the address, as does another tab.
        const isInAddress = page !== null && plan.possible.length <= mostInAddress;
        const address = isInAddress
          ? paths.renewal(...plan.possible.map(({ id }) => id))
          : paths.renewals;
        void navigate(address, { state: wantedRenewalsState(plan.possible) });
      }}
      onClose={onClose}
    />
  );
}
