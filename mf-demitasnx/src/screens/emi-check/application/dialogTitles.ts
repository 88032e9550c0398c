import { messages as screenMessages } from '../messages.ts';

/** The titles of the dialog are those of the buttons that open it. */
export const dialogTitles = {
  purchase: screenMessages.buy,
  trial: screenMessages.applyForTrial,
} as const;
