import { createGlobalStyle } from 'styled-components';
import { hostRules } from './hostRules.ts';

/** The place and the colors of an embedded screen. */
export const EmbedTheme = createGlobalStyle`${hostRules}`;
