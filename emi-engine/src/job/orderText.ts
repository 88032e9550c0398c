import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';
import { type JobOrder } from './JobOrder.ts';

type Maps = 'classes' | 'roles';
type Given<Name extends Maps> =
  NonNullable<AnalysisSettings[Name]> extends ReadonlyMap<string, infer Value> ? Value : never;

interface OrderText extends Omit<JobOrder, 'settings'> {
  readonly settings: Omit<AnalysisSettings, Maps>;
  readonly classes?: readonly (readonly [net: string, given: Given<'classes'>])[];
  readonly roles?: readonly (readonly [part: string, given: Given<'roles'>])[];
}

/** Serializes an order for the job process. JSON has no maps, so classes and roles become entries. */
export function orderText({ settings, ...order }: JobOrder): string {
  const { classes, roles, ...rest } = settings;
  const text: OrderText = {
    ...{ ...order, settings: rest },
    ...(classes && { classes: [...classes] }),
    ...(roles && { roles: [...roles] }),
  };
  return JSON.stringify(text);
}

/** Parses the output of `orderText`. */
export function parseOrder(text: string): JobOrder {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- `orderText` wrote it
  const { classes, roles, settings, ...order }: OrderText = JSON.parse(text);
  return {
    ...order,
    settings: {
      ...settings,
      ...(classes && { classes: new Map(classes) }),
      ...(roles && { roles: new Map(roles) }),
    },
  };
}
