// Packs the kit for remotes in other repositories. The build runs it in a separate process.
import { packKit } from './packKit.mjs';

// The packages contain the modes of their files, and `npm start` writes private ones.
process.umask(0o022);
await packKit();
