// npm run measure [-- --write]: what the first load of each screen weighs, from what is built.
// Fails above a screen's budget; with --write today's weights become the budgets.
import { runMeasure } from './first-load/runMeasure.mjs';

process.exit(runMeasure({ isWriting: process.argv.includes('--write') }) ? 0 : 1);
