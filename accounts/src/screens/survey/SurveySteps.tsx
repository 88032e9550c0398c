import { FormattedMessage, useIntl } from '@portal/shared';
import { nextQuestion, surveyQuestions, type SurveyQuestion } from '@portal/shared/domain';
import { useState } from 'react';
import type { SurveyAnswers } from '../../api/surveyAnswers.ts';
import { useAnswerSurvey } from '../../api/useAnswerSurvey.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { messages } from './messages.ts';
import { SurveyStep } from './SurveyStep.tsx';

interface SurveyStepsProps {
  readonly token: string;
  /** What has been answered already, perhaps in another browser. */
  readonly answers: SurveyAnswers;
}

/** The survey, one question after the other; each answer is saved at once. */
export function SurveySteps({ token, answers }: SurveyStepsProps) {
  const { formatMessage } = useIntl();
  const save = useAnswerSurvey(token);
  const [asked, setAsked] = useState<SurveyQuestion>(
    () => nextQuestion(answers) ?? surveyQuestions[0],
  );
  const index = surveyQuestions.indexOf(asked);
  const before = surveyQuestions[index - 1];
  const after = surveyQuestions[index + 1];
  const answer = answers[asked];
  const step = formatMessage(messages.step, { step: index + 1, count: surveyQuestions.length });
  return (
    <NarrowPage
      title={formatMessage(messages.title)}
      lead={
        <FormattedMessage {...messages.lead} values={{ count: surveyQuestions.length - index }} />
      }
      step={step}
      after={
        <p>
          <FormattedMessage {...messages.stopped} />
        </p>
      }
    >
      <SurveyStep
        key={asked}
        question={asked}
        step={step}
        chosen={answer === undefined ? [] : [answer].flat()}
        isLast={after === undefined}
        error={save.error}
        isSaving={save.isPending}
        onBack={
          before &&
          (() => {
            save.reset();
            setAsked(before);
          })
        }
        onAnswer={(chosen) => {
          save.mutate(
            { question: asked, chosen, before: answers },
            {
              onSuccess: (saved) => {
                if (saved.outcome !== 'survey') return;
                setAsked(after ?? nextQuestion(saved.survey) ?? asked);
              },
            },
          );
        }}
      />
    </NarrowPage>
  );
}
