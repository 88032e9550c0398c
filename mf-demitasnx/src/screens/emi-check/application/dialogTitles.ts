import { messages as screenMessages } from '../messages.ts';

/** The dialog has the title of the button that opens it. */
export const dialogTitles = {
  purchase: screenMessages.buy,
  trial: screenMessages.applyForTrial,
} as const;
