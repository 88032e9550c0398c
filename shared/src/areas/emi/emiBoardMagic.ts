/** First bytes of a board's drawing: `EMID` and the version of the format (`EmiBoardHeader`). */
export const emiBoardMagic = 'EMID0003';
