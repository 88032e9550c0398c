import { FailureAlert, isApiError } from '@portal/shared';
import { ChangedAlert } from './ChangedAlert.tsx';

interface FormFailureProps {
  readonly error: unknown;
  /** Replaces what is typed by the saved data. */
  readonly onShowCurrent: () => void;
}

/** The reason why a form was not saved. */
export function FormFailure({ error, onShowCurrent }: FormFailureProps) {
  if (isApiError(error) && error.code === 'changed') {
    return <ChangedAlert onShowCurrent={onShowCurrent} />;
  }
  return <FailureAlert error={error} />;
}
