import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.survey.title', description: 'Heading' },
  lead: { id: 'accounts.survey.lead', description: 'Below the heading' },
  step: { id: 'accounts.survey.step', description: '{step} of {count} questions' },
  purpose: { id: 'accounts.survey.purpose', description: 'Question' },
  job: { id: 'accounts.survey.job', description: 'Question' },
  challenges: { id: 'accounts.survey.challenges', description: 'Question' },
  cad: { id: 'accounts.survey.cad', description: 'Question' },
  heard: { id: 'accounts.survey.heard', description: 'Question' },
  chooseMany: { id: 'accounts.survey.chooseMany', description: 'Below a question' },
  chooseOne: { id: 'accounts.survey.chooseOne', description: 'Below a question' },
  missing: { id: 'accounts.survey.missing', description: 'Nothing is chosen' },
  finish: { id: 'accounts.survey.finish', description: 'Button after the last question' },
  stopped: { id: 'accounts.survey.stopped', description: 'How to go on later' },
});

/** The answers of each question, by their names. */
export const answerMessages = defineMessages({
  purpose: { id: 'accounts.survey.purposeAnswer', description: 'An {answer}' },
  job: { id: 'accounts.survey.jobAnswer', description: 'An {answer}' },
  challenges: { id: 'accounts.survey.challengesAnswer', description: 'An {answer}' },
  cad: { id: 'accounts.survey.cadAnswer', description: 'An {answer}: names of programs' },
  heard: { id: 'accounts.survey.heardAnswer', description: 'An {answer}' },
});
