/** The network of an address: rate limits count by it, as many people sit behind one address. */

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address as it is; of an IPv6 one the 64 leading bits, which one household holds. */
export function networkOf(address: string): string {
  const plain = mapped.exec(address)?.[1] ?? address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...(plain.includes('::') ? zeros : []), ...back].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':');
}

/** The range that one network's holder commands at most: /24 of an IPv4 address, /48 of an IPv6. */
export function rangeOf(address: string): string {
  const network = networkOf(address);
  const apart = network.includes(':') ? ':' : '.';
  return network.split(apart).slice(0, 3).join(apart);
}

/** What a caller counts by: the network, and one browser in it as far as it names itself. */
export function keysOf({ address, agent }: { readonly address: string; readonly agent: string }) {
  const network = networkOf(address);
  return { network, browser: `${network} ${agent}` };
}
