import { Fact, FormattedMessage, useFormats } from '@portal/shared';
import type { EmiJob } from '../../domain/jobs/EmiJob.ts';
import { messages as jobMessages } from '../emi-check/jobs/messages.ts';
import { messages } from './messages.ts';

/** What an analysis is of, when it ran, and its id; for `Facts`. */
export function JobFacts({ job }: { readonly job: EmiJob }) {
  const { instant } = useFormats();
  const { id, fileName, license, startedAt, finishedAt, userName } = job;
  return (
    <>
      <Fact name={messages.file}>{fileName}</Fact>
      <Fact name={messages.project}>{license}</Fact>
      <Fact name={messages.date}>
        {userName === '' ? (
          instant(startedAt)
        ) : (
          <FormattedMessage
            {...messages.dateBy}
            values={{ date: instant(startedAt), user: userName }}
          />
        )}
      </Fact>
      {finishedAt !== null && <Fact name={jobMessages.finished}>{instant(finishedAt)}</Fact>}
      <Fact name={jobMessages.id}>{id}</Fact>
    </>
  );
}
