import { Card, EmptyState, FormattedMessage, Icon, TextLink, VisuallyHidden } from '@portal/shared';
import type { FirstSteps as Steps } from '../../../api/firstStepsQuery.ts';
import { Step, Why } from './FirstSteps.styles.ts';
import { messages } from './messages.ts';
import { useStepPlaces } from './useStepPlaces.ts';

const icons = {
  installer: 'download',
  purchase: 'shopping-cart',
  emi_trial: 'circuit-board',
  colleague: 'users',
} as const;

/** The first steps of a new team; the empty state when all are done. */
export function FirstSteps({ steps: given }: { readonly steps: Steps }) {
  const places = useStepPlaces();
  const steps = given.flatMap(({ kind, done }) => {
    const place = places[kind];
    return place === null ? [] : [{ kind, done, place }];
  });
  if (steps.every(({ done }) => done)) {
    return (
      <Card>
        <EmptyState />
      </Card>
    );
  }
  return (
    <Card title={<FormattedMessage {...messages.title} />} isFlush>
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
    </Card>
  );
}
