import {
  Alert,
  Button,
  FormattedMessage,
  isApiError,
  NeedMark,
  Stack,
  TextAreaField,
  useIntl,
  useUnsavedChanges,
} from '@portal/shared';
import { longestOf } from '../../api/longestOf.ts';
import { leavingReasons, toggleAnswer, type LeavingReason } from '@portal/shared/domain';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useState } from 'react';
import { useLeave } from '../../api/leaving/useLeave.ts';
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx';
import { FormStack } from '../../components/form.styles.ts';
import { messages } from './messages.ts';
import { reasonMessages } from './reasonMessages.ts';

interface LeaveFormProps {
  /** Called when what the page says is not true any more. */
  readonly onRefused: () => void;
}

/** Reasons and comments, which may be left out, and the button that leaves after a question. */
export function LeaveForm({ onRefused }: LeaveFormProps) {
  const { formatMessage } = useIntl();
  const [reasons, setReasons] = useState<readonly LeavingReason[]>([]);
  const [comment, setComment] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const leave = useLeave();
  useUnsavedChanges(reasons.length > 0 || comment !== '');
  const isRefused = isApiError(leave.error) && leave.error.code === 'owner_has_members';
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave.reset();
        setIsAsking(true);
      }}
    >
      <ChoiceGroup<LeavingReason>
        legend={<FormattedMessage {...messages.reasonsLegend} />}
        choices={leavingReasons.map((reason) => ({
          value: reason,
          label: formatMessage(reasonMessages[reason]),
        }))}
        isMany
        control={(reason) => ({
          name: 'reasons',
          checked: reasons.includes(reason),
          onChange: () => {
            setReasons(toggleAnswer(reasons, reason));
          },
        })}
      >
        <NeedMark need="optional" />
        <p>
          <FormattedMessage {...messages.reasonsHelp} />
        </p>
      </ChoiceGroup>
      <TextAreaField
        label={<FormattedMessage {...messages.comment} />}
        help={<FormattedMessage {...messages.commentHelp} />}
        need="optional"
        maxLength={longestOf('comment')}
        value={comment}
        onChange={(event) => {
          setComment(event.target.value);
        }}
      />
      <div>
        <Button type="submit" kind="danger" isBusy={leave.isSuccess}>
          <FormattedMessage {...messages.leave} />
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={<FormattedMessage {...messages.question} />}
          confirmLabel={<FormattedMessage {...messages.leave} />}
          isBusy={leave.isPending || leave.isSuccess}
          error={isRefused ? undefined : leave.error}
          onConfirm={() => {
            leave.mutate({ reasons: [...reasons], comment });
          }}
          onClose={() => {
            setIsAsking(false);
            if (isRefused) onRefused();
          }}
        >
          <Stack>
            <p>
              <FormattedMessage {...messages.questionText} />
            </p>
            {isRefused && (
              <Alert kind="warning">
                <FormattedMessage {...messages.refused} />
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </FormStack>
  );
}
