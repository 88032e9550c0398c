import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  PortalAttributes,
  PortalElement,
  PortalElementProperties,
  PortalElements,
  PortalEventMap,
} from './index.js';

type Properties = {
  [Name in keyof PortalElementProperties]?: PortalElementProperties[Name] | undefined;
};

/** One overloaded function for a union of signatures. */
type Overloads<Form> = (Form extends unknown ? (form: Form) => void : never) extends (
  forms: infer Forms,
) => void
  ? Forms
  : never;

/** The element's events as Vue's `$emit`. */
type Emit = Overloads<
  {
    [Name in keyof PortalEventMap]: (name: Name, event: PortalEventMap[Name]) => void;
  }[keyof PortalEventMap]
>;

/** An element of a portal as a component, for templates. */
export type PortalComponent = new () => PortalElement & {
  $props: HTMLAttributes & Omit<PortalAttributes, keyof Properties> & Properties & PublicProps;
  $emit: Emit;
};

type PortalComponents = { [Tag in keyof PortalElements]: PortalComponent };

declare module 'vue' {
  interface GlobalComponents extends PortalComponents {}
}
