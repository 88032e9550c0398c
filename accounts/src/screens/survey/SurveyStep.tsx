import {
  Button,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  Inline,
  Stack,
  Alert,
  useIntl,
} from '@portal/shared';
import {
  surveyOptions,
  takesManyAnswers,
  toggleAnswer,
  type SurveyQuestion,
} from '@portal/shared/domain';
import { useState } from 'react';
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx';
import { answerMessages, messages } from './messages.ts';

interface SurveyStepProps {
  readonly question: SurveyQuestion;
  /** Which question of how many this is, in words. */
  readonly step: string;
  /** Answers that were given before. */
  readonly chosen: readonly string[];
  readonly isLast: boolean;
  /** Why the last answer was not saved. */
  readonly error: unknown;
  readonly isSaving: boolean;
  /** Left out at the first question. */
  readonly onBack: (() => void) | undefined;
  /** Called with at least one answer. */
  readonly onAnswer: (chosen: readonly string[]) => void;
}

/** One question of the survey. */
export function SurveyStep({
  question,
  step,
  chosen: before,
  isLast,
  error,
  isSaving,
  onBack,
  onAnswer,
}: SurveyStepProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const isMany = takesManyAnswers(question);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen.length === 0);
        if (chosen.length > 0 && !isSaving) onAnswer(chosen);
      }}
    >
      <Stack $gap={5}>
        <p>{step}</p>
        <ChoiceGroup<string>
          legend={<FormattedMessage {...messages[question]} />}
          choices={surveyOptions[question].map((answer) => ({
            value: answer,
            label: intl.formatMessage(answerMessages[question], { answer }),
          }))}
          isMany={isMany}
          control={(answer) => ({
            name: question,
            checked: chosen.includes(answer),
            onChange: () => {
              setMissing(false);
              setChosen(isMany ? toggleAnswer(chosen, answer) : [answer]);
            },
          })}
        >
          <p>
            <FormattedMessage {...(isMany ? messages.chooseMany : messages.chooseOne)} />
          </p>
        </ChoiceGroup>
        {isMissing && (
          <Alert kind="danger">
            <FormattedMessage {...messages.missing} />
          </Alert>
        )}
        {error !== null && error !== undefined && <FailureAlert error={error} />}
        <Inline>
          <Button type="submit" kind="primary" isBusy={isSaving}>
            <FormattedMessage {...(isLast ? messages.finish : commonMessages.next)} />
          </Button>
          {onBack && (
            <Button onClick={onBack}>
              <FormattedMessage {...commonMessages.back} />
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
