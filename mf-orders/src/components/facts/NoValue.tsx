import { Nothing } from './facts.styles.ts';

/** There is nothing to show, quietly. */
export function NoValue() {
  const sign = '–';
  return <Nothing>{sign}</Nothing>;
}
