import { Nothing } from './cells.styles.ts';

/** `–`, quietly; `--` where there is nothing to switch. */
export function NoValue({ sign = '–' }: { readonly sign?: '–' | '--' }) {
  return <Nothing>{sign}</Nothing>;
}
