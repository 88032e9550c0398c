// Packs what other sites install. The build runs it in a separate process.
import { packEmbed } from './packEmbed.mjs';

await packEmbed();
