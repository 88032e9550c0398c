import { defineMessages } from '@portal/shared';

/** Texts of the first load. */
export const cardMessages = defineMessages({
  title: { id: 'emi.board.title', description: 'Heading of the picture of the board' },
  large: {
    id: 'emi.board.large',
    description: 'Its picture has {size} and is loaded only when it is asked for',
  },
  showLarge: { id: 'emi.board.showLarge', description: 'Button: loads the large picture' },
  gone: { id: 'emi.board.gone', description: 'The board is kept no more after {days}' },
  noPicture: { id: 'emi.board.noPicture', description: 'An earlier release analyzed the board' },
});
