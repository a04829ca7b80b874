/**
 * What is worth a message, and from when on: the one declaration of which the server's own alarms,
 * the rules for Prometheus and the table of `docs/alerts.md` are made. Names of figures are those
 * of `/metrics`.
 */
import type { AlertName } from './alerts.text.ts';

/** `fault`: somebody acts now; `warning`: today. */
export type Severity = 'fault' | 'warning';

/** A figure; of one with labels those whose are so, begin so and are not so (`except`). */
export interface Figure {
  readonly metric: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly begins?: Readonly<Record<string, string>>;
  readonly except?: Readonly<Record<string, string>>;
}

export type Measure =
  /** The figure itself; one with several labels counts by its worst. */
  | { readonly kind: 'value'; readonly of: Figure }
  /** One figure over another of the same labels. */
  | { readonly kind: 'share'; readonly of: Figure; readonly over: Figure }
  /**
   * How much of some counts one is within some minutes; `least`: below so many of the whole
   * nothing is said.
   */
  | {
      readonly kind: 'rate';
      readonly of: Figure;
      readonly over: readonly Figure[];
      readonly minutes: number;
      readonly least: number;
    }
  /** By how much a count has grown within some minutes. */
  | { readonly kind: 'growth'; readonly of: Figure; readonly minutes: number };

export interface Condition {
  readonly name: AlertName;
  readonly severity: Severity;
  readonly measure: Measure;
  /** Holds above, or below, this. */
  readonly above?: number;
  readonly below?: number;
  /** How long it holds before anybody is told. */
  readonly forSeconds: number;
}

const minutes = (count: number): number => 60 * count;

const value = (metric: string, labels?: Figure['labels']): Measure => ({
  kind: 'value',
  of: labels === undefined ? { metric } : { metric, labels },
});

const diskShare: Measure = {
  kind: 'share',
  of: { metric: 'sahakon_disk_free_bytes' },
  over: { metric: 'sahakon_disk_size_bytes' },
};

/** Machines ask `/readyz` and `/metrics`; what they are answered is no visitor's failure. */
const ofVisitors = { except: { class: 'health' } };

export const conditions: readonly Condition[] = [
  {
    ...{ name: 'StoreAway', severity: 'fault', measure: value('sahakon_store_up') },
    ...{ below: 1, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'WritesFail', severity: 'fault', measure: value('sahakon_store_writable') },
    ...{ below: 1, forSeconds: minutes(2) },
  },
  {
    ...{ name: 'ReplicaAway', severity: 'warning', measure: value('sahakon_replica_up') },
    ...{ below: 1, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'ReplicaBehind', severity: 'warning' },
    measure: value('sahakon_replica_lag_seconds'),
    ...{ above: 60, forSeconds: minutes(10) },
  },
  {
    ...{ name: 'DiskFull', severity: 'fault', measure: diskShare },
    ...{ below: 0.03, forSeconds: minutes(1) },
  },
  {
    ...{ name: 'DiskLow', severity: 'warning', measure: diskShare },
    ...{ below: 0.1, forSeconds: minutes(10) },
  },
  {
    ...{ name: 'FiguresOld', severity: 'warning', measure: value('sahakon_figures_overdue_days') },
    ...{ above: 0, forSeconds: minutes(10) },
  },
  {
    ...{ name: 'IntakeRefused', severity: 'warning' },
    measure: value('sahakon_intake_last_refused'),
    ...{ above: 0, forSeconds: minutes(1) },
  },
  {
    ...{ name: 'BackupMissing', severity: 'fault', measure: value('sahakon_backup_missing') },
    // The first copy is made within minutes of the first start.
    ...{ above: 0, forSeconds: minutes(60) },
  },
  {
    ...{ name: 'BackupFailed', severity: 'warning', measure: value('sahakon_backup_failed') },
    ...{ above: 0, forSeconds: minutes(1) },
  },
  {
    ...{ name: 'BackupUnproven', severity: 'warning' },
    measure: value('sahakon_backup_unrehearsed'),
    ...{ above: 0, forSeconds: minutes(60 * 24) },
  },
  {
    ...{ name: 'OutboxOld', severity: 'warning', measure: value('sahakon_outbox_oldest_seconds') },
    ...{ above: 300, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'NoticesOld', severity: 'warning' },
    measure: value('sahakon_notices_oldest_seconds'),
    ...{ above: 3_600, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'MessagesLost', severity: 'fault' },
    measure: {
      ...{ kind: 'rate', minutes: 15, least: 5 },
      of: { metric: 'sahakon_messages_lost_total', labels: { channel: 'sms' } },
      over: [
        { metric: 'sahakon_messages_lost_total', labels: { channel: 'sms' } },
        { metric: 'sahakon_messages_delivered_total', labels: { channel: 'sms' } },
      ],
    },
    ...{ above: 0.5, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'AuditBroken', severity: 'fault', measure: value('sahakon_audit_chain_ok') },
    ...{ below: 1, forSeconds: 0 },
  },
  {
    ...{ name: 'SignInsFail', severity: 'warning' },
    measure: value('sahakon_sign_in_pressure_level'),
    ...{ above: 1, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'AnswersFail', severity: 'fault' },
    measure: {
      ...{ kind: 'rate', minutes: 5, least: 50 },
      of: { metric: 'http_requests_total', begins: { status: '5' }, ...ofVisitors },
      over: [{ metric: 'http_requests_total', ...ofVisitors }],
    },
    ...{ above: 0.05, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'SettingsDiffer', severity: 'warning' },
    ...{ measure: value('sahakon_settings_differing'), above: 0, forSeconds: minutes(10) },
  },
  {
    ...{ name: 'WorkersMissing', severity: 'fault' },
    ...{ measure: value('sahakon_workers_missing'), above: 0, forSeconds: minutes(5) },
  },
  {
    ...{ name: 'WorkersDie', severity: 'warning' },
    measure: { kind: 'growth', minutes: 60, of: { metric: 'sahakon_worker_deaths_total' } },
    // One is a mishap that nobody noticed; more have a cause.
    ...{ above: 2, forSeconds: 0 },
  },
  {
    ...{ name: 'CertificateEnds', severity: 'warning' },
    measure: value('sahakon_certificate_seconds'),
    // It is renewed a month before its end; two weeks before somebody should look why it was not.
    ...{ below: 14 * 86_400, forSeconds: minutes(60) },
  },
  {
    ...{ name: 'DatabaseCertificateEnds', severity: 'warning' },
    measure: value('sahakon_database_certificate_seconds'),
    // Nobody renews it but the officer.
    ...{ below: 30 * 86_400, forSeconds: minutes(60) },
  },
  {
    ...{ name: 'LoopLate', severity: 'warning' },
    measure: value('sahakon_event_loop_delay_seconds', { quantile: '0.99' }),
    ...{ above: 0.5, forSeconds: minutes(5) },
  },
];
