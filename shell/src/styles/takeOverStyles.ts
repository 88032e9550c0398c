// In this order: the elements are marked before styled-components is evaluated, and taken over before
// any component is.
import { sentSheets } from './sentSheets.ts';
import { adoptSheets } from './adoptSheets.ts';

adoptSheets(sentSheets);
