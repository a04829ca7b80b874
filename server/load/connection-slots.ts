/** Places that networks share: where too many are held, who holds most gives way first (F10). */

export interface Share {
  /** How many places one network may hold. */
  readonly each: number;
  /** How many all networks together may hold. */
  readonly all: number;
}

/** Who gives way: those at rest first, then those that are sent something; busy ones never. */
export type Rank = 'resting' | 'sending' | 'busy';

export interface Places<Holder> {
  /**
   * Gives `holder` a place. Where its network, or everybody, holds as many as may be, another gives
   * way; false when none could.
   */
  take(network: string, holder: Holder): boolean;
  /** What a holder does from now on; one without a place is left alone. */
  move(holder: Holder, rank: Rank): void;
  leave(holder: Holder): void;
  readonly taken: number;
}

interface Network<Holder> {
  held: number;
  /** In the order in which they came to it. */
  readonly resting: Set<Holder>;
  readonly sending: Set<Holder>;
  readonly busy: Set<Holder>;
}

/** `giveWay` ends a holder, whose place is free already. */
export function openPlaces<Holder extends object>(
  { each, all }: Share,
  giveWay: (holder: Holder) => void,
): Places<Holder> {
  const networks = new Map<string, Network<Holder>>();
  const places = new Map<Holder, { readonly network: string; rank: Rank }>();

  const firstOf = ({ resting, sending }: Network<Holder>): Holder | undefined =>
    resting.values().next().value ?? sending.values().next().value;

  /** The first to go of the network that holds most; of equal ones, of that which came first. */
  function firstOfLargest(): Holder | undefined {
    let largest: Network<Holder> | undefined;
    for (const network of networks.values()) {
      if (network.held <= (largest?.held ?? 0)) continue;
      if (firstOf(network) !== undefined) largest = network;
    }
    return largest && firstOf(largest);
  }

  function leave(holder: Holder): void {
    const place = places.get(holder);
    if (place === undefined) return;
    const network = networks.get(place.network);
    places.delete(holder);
    network?.[place.rank].delete(holder);
    if (network === undefined) return;
    network.held -= 1;
    if (network.held === 0) networks.delete(place.network);
  }

  function makeRoom(holder: Holder | undefined): boolean {
    if (holder === undefined) return false;
    leave(holder);
    giveWay(holder);
    return true;
  }

  return {
    take(name, holder) {
      const own = networks.get(name);
      if (own !== undefined && own.held >= each && !makeRoom(firstOf(own))) return false;
      if (places.size >= all && !makeRoom(firstOfLargest())) return false;
      const network = networks.get(name) ?? {
        ...{ held: 0, resting: new Set(), sending: new Set(), busy: new Set() },
      };
      networks.set(name, network);
      network.held += 1;
      network.resting.add(holder);
      places.set(holder, { network: name, rank: 'resting' });
      return true;
    },
    move(holder, rank) {
      const place = places.get(holder);
      const network = place && networks.get(place.network);
      if (place === undefined || network === undefined) return;
      network[place.rank].delete(holder);
      place.rank = rank;
      network[rank].add(holder);
    },
    leave,
    get taken() {
      return places.size;
    },
  };
}
