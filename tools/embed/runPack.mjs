// Packs what pages of other sites install, as a program of its own: the build starts it.
import { packEmbed } from './packEmbed.mjs';

await packEmbed();
