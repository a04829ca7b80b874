/** Every table of the store, by how it is guarded; `ownership.store.test.ts` holds them to it. */

/** Tables with rows of members, and the column that says whose. */
export const owned = {
  'records.members': 'member_no',
  'records.share_lines': 'member_no',
  'records.deposit_accounts': 'member_no',
  'records.deposit_lines': 'member_no',
  'records.loans': 'member_no',
  'records.loan_lines': 'member_no',
  'records.collections': 'member_no',
  'records.collection_items': 'member_no',
  'records.cremation_enrolments': 'member_no',
  'records.cremation_months': 'member_no',
  'records.beneficiaries': 'member_no',
  'records.welfare_claims': 'member_no',
  'records.dividends': 'member_no',
  'records.dividend_deductions': 'member_no',
  'portal.member_accounts': 'member_no',
  'portal.sessions': 'subject',
  'portal.devices': 'member_no',
  'portal.sign_in_failures': 'member_no',
  'portal.terms_acceptances': 'member_no',
  'portal.member_choices': 'member_no',
  'portal.board_drafts': 'member_no',
  'portal.election_voters': 'member_no',
  'portal.member_pictures': 'member_no',
  'portal.audit_entries': 'member_no',
};

/** Tables that everybody may read, of the current publication alone. */
export const published = ['records.agencies', 'records.dividend_years', 'records.welfare_types'];

/** Tables that a rule of their own below speaks of. */
export const special = [
  'portal.board_answers',
  'portal.board_topics',
  'portal.complaint_codes',
  'portal.complaint_events',
  'portal.complaints',
  'portal.consents',
  'portal.election_results',
  'portal.election_turnouts',
  'portal.policies',
  'portal.staff',
  'portal.staff_relatives',
  'portal.topics',
  'portal.used_proofs',
  'portal.voter_misses',
  'records.agency_months',
  'records.guarantees',
];

/** Tables without row-level security, each with the reason why that is right. */
export const open: Readonly<Record<string, string>> = {
  'records.publications': 'days and counts, of nobody in particular',
  'records.current': 'one number',
  'portal.audit_head': 'one hash, and the app has no right to it',
  'portal.bank_accounts': 'public',
  'portal.calendar_events': 'public',
  'portal.categories': 'public',
  'portal.content_version': 'one number',
  'portal.dividend_rates': 'public',
  'portal.election_calendar': 'public',
  'portal.election_candidates': 'public',
  'portal.election_documents': 'public',
  'portal.election_positions': 'public',
  'portal.election_zones': 'public',
  'portal.elections': 'public',
  'portal.interest_rates': 'public',
  'portal.links': 'public',
  'portal.marquee': 'public',
  'portal.menu_items': 'public',
  'portal.slides': 'public',
  'portal.sub_menu_items': 'public',
  'portal.topic_files': 'public; which topic they belong to is not told before its time',
  'portal.topic_images': 'public; which topic they belong to is not told before its time',
  'portal.topic_views': 'a count',
  'portal.visits': 'a count',
  'portal.settings': 'of the cooperative, holds no secret',
  'portal.terms_versions': 'public',
  'portal.migrations': 'of the program, and the app has no right to it',
};
