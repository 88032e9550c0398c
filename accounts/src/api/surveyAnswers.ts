/** The answers of the survey as far as they are given: the call's fields have the questions' names. */
export type { SurveyAnswers } from '@portal/shared/contracts';
