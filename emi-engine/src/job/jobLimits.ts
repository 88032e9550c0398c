const heapMegabytes = 1024;

/** Resource limits of a job process. */
export const jobLimits = {
  /** For `prlimit`. Less leaves too little for typed arrays within 1.5 GB resident. */
  addressSpaceBytes: 2600 * 1024 * 1024,
  /** For Node. */
  flags: [
    `--max-old-space-size=${heapMegabytes}`,
    // WebAssembly would reserve more address space than the limit.
    '--disable-wasm-trap-handler',
  ],
  environment: {
    /**
     * glibc reserves 64 MB of address space for each arena and adds arenas under thread contention:
     * up to eight per core, gigabytes of unused address space on a busy machine.
     */
    MALLOC_ARENA_MAX: '1',
    /**
     * Blocks of at least a megabyte get their own pages and return them when freed. By default
     * glibc raises this threshold, and the tables of a large board then leave holes of 100 to 300
     * MB, which vary from run to run.
     */
    MALLOC_MMAP_THRESHOLD_: '1048576',
  },
} as const;
