import type { ReactElement } from 'react';
import { isFaulty } from './isFaulty.ts';
import { Works } from './Works.tsx';

/** An element as React 18 makes it: what a remote with a React of its own gives to the page. */
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
