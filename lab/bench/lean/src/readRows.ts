/** Fetches a screen's rows without validation. */
export async function readRows(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer.json();
}
