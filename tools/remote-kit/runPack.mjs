// Packs what remotes elsewhere need, as a program of its own: the build starts it.
import { packKit } from './packKit.mjs';

await packKit();
