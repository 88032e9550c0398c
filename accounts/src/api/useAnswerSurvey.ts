import { api, useMutation, useQueryClient } from '@portal/shared';
import {
  surveyAnswerSchema,
  surveyAnswersSchema,
  type SurveyAnswers,
} from '@portal/shared/contracts';
import { nextQuestion, takesManyAnswers, type SurveyQuestion } from '@portal/shared/domain';
import { confirmationQuery, openLink } from './confirmationQuery.ts';

interface Answering {
  readonly question: SurveyQuestion;
  /** One answer, or any number where the question takes many. */
  readonly chosen: readonly string[];
  /** The answers so far. */
  readonly before: SurveyAnswers;
}

/**
 * Saves an answer of the survey; the last one ends the registration. The page behind the mailed link
 * then shows how the registration stands.
 */
export function useAnswerSurvey(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ question, chosen, before }: Answering) => {
      const answer = takesManyAnswers(question) ? chosen : chosen[0];
      const survey = surveyAnswersSchema.parse({ [question]: answer });
      const { outcome } = await api.put(
        '/api/registrations/survey',
        { json: { token, survey } },
        surveyAnswerSchema,
      );
      const all = { ...before, ...survey };
      const isGoingOn = outcome === 'saved' && nextQuestion(all) !== null;
      return isGoingOn ? { outcome: 'survey' as const, survey: all } : openLink(token);
    },
    onSuccess: (confirmation) => {
      queries.setQueryData(confirmationQuery(token).queryKey, confirmation);
    },
  });
}
