import * as z from 'zod/mini';

// zod compiles object schemas with `new Function` where it may, and finds out by trying: under the
// pages' content security policy each try is reported. The server keeps the compiled path.
if (typeof document !== 'undefined') z.config({ jitless: true });
