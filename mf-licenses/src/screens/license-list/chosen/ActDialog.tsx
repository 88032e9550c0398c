import { useNavigate } from '@portal/shared';
import { wantedRenewalsState } from '@portal/shared/domain';
import type { ActPlan } from '../../../domain/planAct.ts';
import { paths } from '../../../paths.ts';
import { ActQuestion } from './ActQuestion.tsx';
import { CalledActDialog } from './CalledActDialog.tsx';

interface ActDialogProps {
  readonly plan: ActPlan;
  readonly onClose: () => void;
}

/** An act on the chosen licenses. A renewal goes on in the store, which answers. */
export function ActDialog({ plan, onClose }: ActDialogProps) {
  const navigate = useNavigate();
  const { act, ...rest } = plan;
  if (act !== 'renew') return <CalledActDialog plan={{ act, ...rest }} onClose={onClose} />;
  return (
    <ActQuestion
      plan={plan}
      onConfirm={() => {
        onClose();
        void navigate(paths.renewals, { state: wantedRenewalsState(plan.possible) });
      }}
      onClose={onClose}
    />
  );
}
