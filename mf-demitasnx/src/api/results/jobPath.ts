/** The path of a job's calls. */
export function jobPath(id: string, ...rest: readonly string[]): string {
  return ['/api/v1/demitasnx/jobs', ...[id, ...rest].map(encodeURIComponent)].join('/');
}
