/** Means nothing between the tokens of JSON. */
export const signOfLife = ' ';

/**
 * A text of JSON, with a sign of life whenever its next piece has not come for so long: browsers and
 * proxies give up an answer that stays silent.
 *
 * @param text pieces that end where a token does; it returns the last one
 */
export async function* keepAlive(
  text: AsyncGenerator<string, string, undefined>,
  silenceMs: number,
): AsyncGenerator<string, string, undefined> {
  for (;;) {
    const next = text.next();
    while (!(await isThere(next, silenceMs))) yield signOfLife;
    const { done, value } = await next;
    if (done === true) return value;
    yield value;
  }
}

/** Whether a promise has settled, well or not, before the time is over. */
async function isThere(next: Promise<unknown>, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, withinMs, false);
  });
  const there = next.then(
    () => true,
    () => true,
  );
  return Promise.race([there, late]).finally(() => {
    clearTimeout(timer);
  });
}
