import { Nothing } from './cells.styles.ts';

/** `–`, quietly; `--` where the specification has it. */
export function NoValue({ sign = '–' }: { readonly sign?: '–' | '--' }) {
  return <Nothing>{sign}</Nothing>;
}
