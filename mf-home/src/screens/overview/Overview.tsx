import { PageHeading, Stack, useIntl, useQuery, useSession } from '@portal/shared';
import { firstStepsQuery } from '../../api/firstStepsQuery.ts';
import { useOverviewParts } from '../../api/useOverviewParts.ts';
import { Figures } from './Figures.tsx';
import { FirstSteps } from './first-steps/FirstSteps.tsx';
import { messages } from './messages.ts';
import { Cards } from './overview.styles.ts';
import { PartCard } from './PartCard.tsx';

/** The figures and cards of all remotes; the first steps of a team that has none yet. */
export function Overview() {
  const { formatMessage } = useIntl();
  const team = useSession((session) => session.team?.name);
  const parts = useOverviewParts();
  const { data: steps } = useQuery(firstStepsQuery());
  const isNew = parts.every(
    ({ lines, hasFailed }) => lines?.every(({ figure }) => !figure) === true && !hasFailed,
  );
  const withCards = parts.filter(({ lines = [] }) => lines.some(({ figure }) => !figure));
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} lead={team} />
      {isNew ? steps && <FirstSteps steps={steps} /> : <Figures parts={parts} />}
      {withCards.length > 0 && (
        <Cards>
          {withCards.map((part) => (
            <PartCard key={part.key} part={part} />
          ))}
        </Cards>
      )}
    </Stack>
  );
}
