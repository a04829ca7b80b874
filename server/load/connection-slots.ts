/** Places that networks share: where too many are held, who holds most gives way first (F10). */

export interface NetworkLimits {
  /** How many places one network may hold. */
  readonly each: number;
  /** How many all networks together may hold. */
  readonly all: number;
}

/** Who gives way: those at rest first, then those that are sent something; busy ones never. */
export type Rank = 'resting' | 'sending' | 'busy';

export interface Slots<Holder> {
  /**
   * Gives `holder` a place. Where its network, or everybody, holds as many as may be, another gives
   * way; false when none could.
   */
  acquire(network: string, holder: Holder): boolean;
  /** What a holder does from now on; one without a place is left alone. */
  move(holder: Holder, rank: Rank): void;
  release(holder: Holder): void;
  readonly inUse: number;
}

interface Network<Holder> {
  count: number;
  /** In the order in which they came to it. */
  readonly resting: Set<Holder>;
  readonly sending: Set<Holder>;
  readonly busy: Set<Holder>;
}

/** `evict` ends a holder, whose place is free already. */
export function openSlots<Holder extends object>(
  { each, all }: NetworkLimits,
  evict: (holder: Holder) => void,
): Slots<Holder> {
  const networks = new Map<string, Network<Holder>>();
  const slots = new Map<Holder, { readonly network: string; rank: Rank }>();

  const firstOf = ({ resting, sending }: Network<Holder>): Holder | undefined =>
    resting.values().next().value ?? sending.values().next().value;

  /** The first to go of the network that holds most; of equal ones, of that which came first. */
  function firstOfLargest(): Holder | undefined {
    let largest: Network<Holder> | undefined;
    for (const network of networks.values()) {
      if (network.count <= (largest?.count ?? 0)) continue;
      if (firstOf(network) !== undefined) largest = network;
    }
    return largest && firstOf(largest);
  }

  function release(holder: Holder): void {
    const slot = slots.get(holder);
    if (slot === undefined) return;
    const network = networks.get(slot.network);
    slots.delete(holder);
    network?.[slot.rank].delete(holder);
    if (network === undefined) return;
    network.count -= 1;
    if (network.count === 0) networks.delete(slot.network);
  }

  function makeRoom(holder: Holder | undefined): boolean {
    if (holder === undefined) return false;
    release(holder);
    evict(holder);
    return true;
  }

  return {
    acquire(name, holder) {
      const own = networks.get(name);
      if (own !== undefined && own.count >= each && !makeRoom(firstOf(own))) return false;
      if (slots.size >= all && !makeRoom(firstOfLargest())) return false;
      const network = networks.get(name) ?? {
        ...{ count: 0, resting: new Set(), sending: new Set(), busy: new Set() },
      };
      networks.set(name, network);
      network.count += 1;
      network.resting.add(holder);
      slots.set(holder, { network: name, rank: 'resting' });
      return true;
    },
    move(holder, rank) {
      const slot = slots.get(holder);
      const network = slot && networks.get(slot.network);
      if (slot === undefined || network === undefined) return;
      network[slot.rank].delete(holder);
      slot.rank = rank;
      network[rank].add(holder);
    },
    release,
    get inUse() {
      return slots.size;
    },
  };
}
