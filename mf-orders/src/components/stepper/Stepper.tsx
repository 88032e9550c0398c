import { FormattedMessage, Icon, useIntl, VisuallyHidden } from '@portal/shared';
import { messages } from './messages.ts';
import { StepItem, Steps } from './Stepper.styles.ts';

const steps = [messages.method, messages.confirm, messages.complete] as const;

interface StepperProps {
  /** Number of the current step, 1 to 3. */
  readonly current: 1 | 2 | 3;
  /** Whether the last step is also done. */
  readonly isFinished?: boolean;
}

/** The steps of the checkout, with the current one marked. */
export function Stepper({ current, isFinished = false }: StepperProps) {
  const { formatMessage } = useIntl();
  return (
    <Steps aria-label={formatMessage(messages.steps)}>
      {steps.map((step, index) => {
        const number = index + 1;
        const isDone = number < current || isFinished;
        return (
          <StepItem
            key={step.id}
            $isCurrent={number === current}
            $isDone={isDone}
            aria-current={number === current ? 'step' : undefined}
          >
            {isDone ? <Icon name="circle-check" /> : <span>{number}</span>}
            <span>
              <FormattedMessage {...step} />
            </span>
            {isDone && (
              <VisuallyHidden>
                <FormattedMessage {...messages.done} />
              </VisuallyHidden>
            )}
          </StepItem>
        );
      })}
    </Steps>
  );
}
