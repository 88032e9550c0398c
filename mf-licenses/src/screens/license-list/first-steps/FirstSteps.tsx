import { FormattedMessage, Icon, TextLink, useQuery, VisuallyHidden } from '@portal/shared';
import { useId } from 'react';
import { firstStepsQuery } from '../../../api/firstStepsQuery.ts';
import { Step, Steps, Why } from './FirstSteps.styles.ts';
import { messages } from './messages.ts';
import { useStepPlaces } from './useStepPlaces.ts';

const icons = {
  installer: 'download',
  purchase: 'shopping-cart',
  emi_trial: 'circuit-board',
  colleague: 'users',
} as const;

/**
 * First steps in a team without licenses; renders nothing when all are done. They supplement the
 * empty state, so loading and failure render nothing.
 */
export function FirstSteps() {
  const headingId = useId();
  const { data = [] } = useQuery(firstStepsQuery());
  const places = useStepPlaces();
  const steps = data.flatMap(({ kind, done }) => {
    const place = places[kind];
    return place === null ? [] : [{ kind, done, place }];
  });
  if (steps.every(({ done }) => done)) return null;
  return (
    <Steps aria-labelledby={headingId}>
      <h2 id={headingId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <ul>
        {steps.map(({ kind, done, place }) => (
          <Step key={kind} $isDone={done}>
            <Icon name={done ? 'circle-check' : icons[kind]} size={20} />
            <div>
              {done ? (
                <>
                  <FormattedMessage {...messages[kind]} />
                  <VisuallyHidden>
                    <FormattedMessage {...messages.done} />
                  </VisuallyHidden>
                </>
              ) : (
                <TextLink {...place}>
                  <FormattedMessage {...messages[kind]} />
                </TextLink>
              )}
              <Why>
                <FormattedMessage {...messages[`${kind}Why`]} />
              </Why>
            </div>
          </Step>
        ))}
      </ul>
    </Steps>
  );
}
