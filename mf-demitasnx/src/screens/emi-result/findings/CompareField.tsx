import { SelectField, useFormats, useIntl } from '@portal/shared';
import type { Run } from '../../../domain/results/Result.ts';
import { messages } from './messages.ts';

interface CompareFieldProps {
  /** The project's other runs, newest first. */
  readonly runs: readonly Run[];
  readonly previousId: string | null;
  /** Id of the compared run. */
  readonly compared: string | null;
  readonly onCompare: (run: string | null) => void;
}

/** Selects the run to compare with. Renders nothing without another run. */
export function CompareField({ runs, previousId, compared, onCompare }: CompareFieldProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  if (runs.length === 0 && compared === null) return null;
  const labelOf = ({ id, fileName, startedAt }: Run) =>
    formatMessage(id === previousId ? messages.previousRun : messages.run, {
      file: fileName,
      date: instant(startedAt),
    });
  const known = runs.some(({ id }) => id === compared);
  return (
    <SelectField
      isDense
      label={formatMessage(messages.compare)}
      value={compared ?? ''}
      options={[
        { value: '', label: formatMessage(messages.compareNone) },
        ...runs.map((run) => ({ value: run.id, label: labelOf(run) })),
        ...(compared === null || known ? [] : [{ value: compared, label: compared }]),
      ]}
      onChange={({ target }) => {
        onCompare(target.value === '' ? null : target.value);
      }}
    />
  );
}
