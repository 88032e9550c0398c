const waiting: (() => void)[] = [];
let port: MessagePort | undefined;

function open(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}

/**
 * Calls a function in a task of its own, as soon as the browser has time. React has a channel of
 * messages for it, which is never closed and would keep each element that is gone, with all of its
 * code: all elements of the page share this one.
 */
export function soon(callback: () => void): void {
  port ??= open();
  waiting.push(callback);
  port.postMessage(null);
}
