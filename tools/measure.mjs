// npm run measure [-- --write]: prints the first load of each built screen and fails above its
// budget; --write records today's weights as budgets.
import { runMeasure } from './first-load/runMeasure.mjs';

process.exit(runMeasure({ isWriting: process.argv.includes('--write') }) ? 0 : 1);
