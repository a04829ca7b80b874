/** Figures of what people try, and of what leaves the house for them. */
import type { Registry } from 'prom-client';
import type { OpenOutbox } from '../../outbox/outbox.ts';
import type { Tallies } from '../tallies.ts';
import { count, gauge } from './gauges.ts';

export interface TrafficSources {
  readonly tallies: Tallies;
  readonly outbox: Pick<OpenOutbox, 'figures'>;
}

export function addTrafficCounts(registry: Registry, { tallies, outbox }: TrafficSources): void {
  const { signIns, codes, pressure } = tallies;
  const each = (outcome: 'ok' | 'refused') => () => ({
    member: signIns.member[outcome],
    agency: signIns.agency[outcome],
    office: signIns.office[outcome],
  });
  count(registry, {
    ...{ name: 'sahakon_sign_ins_total', help: 'Sessions that opened, by kind', label: 'kind' },
    read: each('ok'),
  });
  count(registry, {
    name: 'sahakon_sign_in_failures_total',
    ...{ help: 'Tries to sign in that were refused, by kind', label: 'kind' },
    read: each('refused'),
  });
  gauge(registry, {
    name: 'sahakon_sign_in_pressure_level',
    ofAll: 'max',
    help: 'How many tries of the whole site fail: 0 calm to 3 flood',
    read: pressure.level,
  });
  count(registry, {
    name: 'sahakon_one_time_codes_total',
    ...{ help: 'One-time codes by what came of the message', label: 'outcome' },
    read: () => ({ ...codes }),
  });
  addOutbox(registry, outbox);
}

/** Figures of the messages of this process. */
export function addOutbox(registry: Registry, outbox: TrafficSources['outbox']): void {
  const read = (figure: keyof ReturnType<OpenOutbox['figures']>['sms']) => () => {
    const { sms, mail } = outbox.figures();
    return { sms: sms[figure], mail: mail[figure] };
  };
  gauge(registry, {
    ...{ name: 'sahakon_outbox_waiting', help: 'Messages under way', label: 'channel' },
    read: read('waiting'),
  });
  gauge(registry, {
    ...{ name: 'sahakon_outbox_oldest_seconds', help: 'Age of the oldest', label: 'channel' },
    ofAll: 'max',
    read: read('oldestSeconds'),
  });
  count(registry, {
    name: 'sahakon_messages_delivered_total',
    ...{ help: 'Messages that got through', label: 'channel' },
    read: read('delivered'),
  });
  count(registry, {
    name: 'sahakon_messages_lost_total',
    ...{ help: 'Messages that were given up', label: 'channel' },
    read: read('lost'),
  });
}
