/** White space between JSON tokens has no meaning. */
export const keepAliveSpace = ' ';

/**
 * JSON text with a keep-alive space whenever the next piece takes too long: browsers and proxies
 * time out a silent response.
 *
 * @param text pieces that end at token boundaries; it returns the last one
 */
export async function* keepAlive(
  text: AsyncGenerator<string, string, undefined>,
  silenceMs: number,
): AsyncGenerator<string, string, undefined> {
  for (;;) {
    const next = text.next();
    while (!(await settlesWithin(next, silenceMs))) yield keepAliveSpace;
    const { done, value } = await next;
    if (done === true) return value;
    yield value;
  }
}

/** Whether a promise settles within the time. */
async function settlesWithin(next: Promise<unknown>, withinMs: number): Promise<boolean> {
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
