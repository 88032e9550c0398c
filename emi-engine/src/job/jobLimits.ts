const heapMegabytes = 1024;

/** What the process of a job may take of the machine. */
export const jobLimits = {
  /** For `prlimit`: less leaves too little for typed arrays within 1.5 GB resident. */
  addressSpaceBytes: 2600 * 1024 * 1024,
  /** For Node. */
  flags: [
    `--max-old-space-size=${heapMegabytes}`,
    // WebAssembly would reserve more address space than there is.
    '--disable-wasm-trap-handler',
  ],
  environment: {
    /**
     * glibc reserves 64 MB of addresses for each arena, and makes a new one whenever threads meet: on
     * a busy machine up to eight a core, which were gigabytes of nothing within the limit.
     */
    MALLOC_ARENA_MAX: '1',
    /**
     * A block of a megabyte or more has pages of its own and gives them back when it is freed. Left
     * alone, glibc raises that size with the blocks that come, and the tables of a large board leave
     * holes of 100 to 300 MB behind them, more or less from run to run.
     */
    MALLOC_MMAP_THRESHOLD_: '1048576',
  },
} as const;
