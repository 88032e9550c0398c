// The order matters: elements are marked before styled-components is evaluated, and adopted before any
// component is.
import { sentSheets } from './sentSheets.ts';
import { adoptSheets } from './adoptSheets.ts';

adoptSheets(sentSheets);
