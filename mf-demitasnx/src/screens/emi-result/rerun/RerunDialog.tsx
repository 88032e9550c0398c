import {
  Button,
  commonMessages,
  ErrorState,
  FormattedMessage,
  Skeleton,
  useQuery,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { classesQuery } from '../../../api/results/classesQuery.ts';
import { messages as screenMessages } from '../messages.ts';
import { RerunForm } from './RerunForm.tsx';

interface RerunDialogProps {
  readonly job: string;
  readonly onClose: () => void;
}

/** Analyzes the board again: loads the run's settings, then asks for changes. */
export function RerunDialog({ job, onClose }: RerunDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(classesQuery(job));
  if (data) return <RerunForm job={job} basis={data} onClose={onClose} />;
  return (
    <Dialog
      size="large"
      title={<FormattedMessage {...screenMessages.rerun} />}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage {...commonMessages.cancel} />
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Dialog>
  );
}
