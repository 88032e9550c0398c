import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { type JobOrder } from './JobOrder.ts';

type Classes = NonNullable<AnalysisSettings['classes']>;
type Given = Classes extends ReadonlyMap<string, infer Value> ? Value : never;

interface OrderText extends Omit<JobOrder, 'settings'> {
  readonly settings: Omit<AnalysisSettings, 'classes'>;
  readonly classes?: readonly (readonly [net: string, given: Given])[];
}

/** Serializes an order for the job process. JSON has no maps, so classes become entries. */
export function orderText({ settings: { classes, ...settings }, ...order }: JobOrder): string {
  const text: OrderText = { ...order, settings, ...(classes && { classes: [...classes] }) };
  return JSON.stringify(text);
}

/** Parses the output of `orderText`. */
export function parseOrder(text: string): JobOrder {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- `orderText` wrote it
  const { classes, settings, ...order }: OrderText = JSON.parse(text);
  return { ...order, settings: { ...settings, ...(classes && { classes: new Map(classes) }) } };
}
