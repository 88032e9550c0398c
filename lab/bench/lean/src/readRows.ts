/** The one call of a screen; its rows are believed, as such a page does. */
export async function readRows(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer.json();
}
