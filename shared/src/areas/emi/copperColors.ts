/**
 * Colors of copper layers from the top down, then from the beginning again, for light and for dark
 * grounds: neighbors can be told apart, by people who see few colors too.
 */
export const copperColors = {
  light: ['#c8693a', '#4a8fbf', '#3f9a83', '#8d74b8', '#a88a2f', '#6d8592', '#b8608f', '#6f9a4a'],
  dark: ['#d98455', '#5f9fcc', '#4fab94', '#9d86c6', '#b89b45', '#7f97a4', '#c6739f', '#80ab5b'],
} as const;

/** Colors around the copper of a board that is dark on a light page, as in the dark scheme. */
export const darkBoard = {
  ground: '#0f1513',
  board: '#181f1d',
  edge: '#6d7b75',
  ink: '#e5ecea',
  muted: '#9bada6',
  error: '#ff9088',
  warning: '#e9b44c',
  info: '#56b4e9',
  grey: '#a7b3ba',
} as const;
