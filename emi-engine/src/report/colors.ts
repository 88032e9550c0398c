import { copperColors, heatColors } from '@portal/shared/domain';

/** Colors of a report for one color scheme, plus colors for copper layers. */
export interface ReportColors {
  readonly ink: string;
  readonly muted: string;
  readonly paper: string;
  readonly ground: string;
  readonly hairline: string;
  readonly outline: string;
  readonly brand: string;
  readonly error: string;
  readonly warning: string;
  readonly info: string;
  /** Copper layers from the top down, repeating. */
  readonly layers: readonly string[];
  /** Steps of the heat map. */
  readonly heat: readonly string[];
}

export const lightColors: ReportColors = {
  ...{ ink: '#16202a', muted: '#55636d', paper: '#ffffff', ground: '#f5f7f8' },
  ...{ hairline: '#dfe5e8', outline: '#84919a', brand: '#0b6b57' },
  ...{ error: '#b3261e', warning: '#8a5c00', info: '#0072b2' },
  layers: copperColors.light,
  heat: heatColors.light,
};

export const darkColors: ReportColors = {
  ...{ ink: '#e4eaed', muted: '#9dabb3', paper: '#171e23', ground: '#10161a' },
  ...{ hairline: '#2c373e', outline: '#6c7a83', brand: '#4fc3a5' },
  ...{ error: '#ff9088', warning: '#e9b44c', info: '#56b4e9' },
  layers: copperColors.dark,
  heat: heatColors.dark,
};
