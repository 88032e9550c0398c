// Packs the kit for remotes in other repositories. The build runs it in a separate process.
import { packKit } from './packKit.mjs';

await packKit();
