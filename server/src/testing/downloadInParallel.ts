import { createHash } from 'node:crypto';

// A separate process, so that its memory is not the server's: downloads an address several times in
// parallel and prints the results (arrivedSchema). Arguments: address, cookie, count.

async function download(address: string, cookie: string) {
  const answer = await fetch(address, { headers: { cookie } });
  if (answer.status !== 200 || !answer.body) throw new Error(`answered ${String(answer.status)}`);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of answer.body) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

const [address = '', cookie = '', count = '1'] = process.argv.slice(2);
const all = Array.from({ length: Number(count) }, () => download(address, cookie));
process.stdout.write(JSON.stringify(await Promise.all(all)));
