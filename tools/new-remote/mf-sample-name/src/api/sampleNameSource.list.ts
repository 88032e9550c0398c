import { sampleNameView } from '../domain/SampleNameView.list.ts';
import { itemsCall } from './itemsCall.ts';

/** The rows of the list. */
export const sampleNameSource = {
  queryKey: ['sample-name', 'items'],
  ...itemsCall,
  view: sampleNameView,
} as const;
