import {
  Button,
  FormattedMessage,
  commonMessages,
  showSnackbar,
  useIntl,
  useQuery,
  useUnsavedChanges,
} from '@portal/shared';
import { checkLicenseFile } from '@portal/shared/domain';
import { NotCurrentNotice } from '@portal/shared/list';
import { Dialog } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import { standaloneSetupQuery } from '../../../api/standaloneSetupQuery.ts';
import { useSwitchActivation } from '../../../api/useSwitchActivation.ts';
import {
  emptyStandaloneChoice,
  isTouched,
  missingChoice,
  stillOffered,
} from '../../../domain/StandaloneChoice.ts';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { MissingChoiceHint } from './MissingChoiceHint.tsx';
import { StandaloneForm } from './StandaloneForm.tsx';
import { StandaloneSetupState } from './StandaloneSetupState.tsx';
import { SwitchFailure } from './SwitchFailure.tsx';

interface StandaloneDialogProps {
  readonly onClose: () => void;
}

/** Takes a license request file and the licenses for the computer that made it. */
export function StandaloneDialog({ onClose }: StandaloneDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const hintId = useId();
  const setup = useQuery(standaloneSetupQuery());
  const { data: refusal, error, isPending, mutate, reset } = useSwitchActivation('standalone');
  const [typed, setTyped] = useState(emptyStandaloneChoice);
  useUnsavedChanges(isTouched(typed));

  const choice = setup.data ? stillOffered(typed, setup.data) : typed;
  const fileProblem = choice.file && checkLicenseFile(choice.file, 'LIR');
  const missing = missingChoice(fileProblem === null ? choice : { ...choice, file: null });
  const hasChoice = setup.data && setup.data.schematic.length + setup.data.pcb.length > 0;

  const handleRetry = () => {
    void setup.refetch();
  };
  const handleSubmit = () => {
    const { schematicId, pcbId, userId, file } = choice;
    if (file === null || missing !== undefined || isPending) return;
    const fields = { license_id_schematic: schematicId, license_id_pcb: pcbId, user_id: userId };
    mutate(
      { file, fields },
      {
        onSuccess: (refusal) => {
          if (refusal) return;
          showSnackbar(formatMessage(messages.standaloneDone));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      title={<FormattedMessage {...listMessages.toStandalone} />}
      onClose={onClose}
      actions={
        <>
          {hasChoice && <MissingChoiceHint id={hintId} missing={missing} />}
          <Button onClick={onClose}>
            <FormattedMessage {...(hasChoice ? commonMessages.cancel : commonMessages.close)} />
          </Button>
          {hasChoice && (
            <Button
              kind="primary"
              type="submit"
              form={formId}
              isBusy={isPending}
              disabled={missing !== undefined}
              aria-describedby={missing && hintId}
            >
              <FormattedMessage {...listMessages.toStandalone} />
            </Button>
          )}
        </>
      }
    >
      {setup.data && hasChoice ? (
        <StandaloneForm
          id={formId}
          setup={setup.data}
          choice={choice}
          fileProblem={fileProblem}
          onChange={(changes) => {
            setTyped({ ...typed, ...changes });
            reset();
          }}
          onSubmit={handleSubmit}
        >
          {setup.isRefetchError && (
            <NotCurrentNotice
              error={setup.error}
              isRetrying={setup.isFetching}
              onRetry={handleRetry}
            />
          )}
          <SwitchFailure
            title={<FormattedMessage {...messages.standaloneFailed} />}
            extension=".lir"
            refusal={refusal}
            error={error}
          />
        </StandaloneForm>
      ) : (
        <StandaloneSetupState
          error={setup.error}
          isFetching={setup.isFetching}
          isEmpty={setup.data !== undefined}
          onRetry={handleRetry}
        />
      )}
    </Dialog>
  );
}
