/** Signs of severities in texts, in the shapes of their marks. */
export const severitySigns = { error: '◆', warning: '▲', info: '●' } as const;
