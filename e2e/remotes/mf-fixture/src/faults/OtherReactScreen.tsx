import type { ReactElement } from 'react';
import { isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

/** A React 18 element, as from a remote with its own React. */
const otherElement = {
  $$typeof: Symbol.for('react.element'),
  type: 'h1',
  key: null,
  ref: null,
  props: { children: 'Other' },
} as unknown as ReactElement;

export function OtherReactScreen() {
  return isFaulty ? otherElement : <Works />;
}
