/** States and positions of an election, in their order. */
export const statuses = [
  'UPCOMING',
  'APPLICATION',
  'CAMPAIGN',
  'VOTING',
  'CLOSED',
  'RESULT',
] as const;
export const manualStatuses = ['UPCOMING', 'APPLICATION', 'CAMPAIGN', 'VOTING', 'CLOSED'] as const;
export const positionCodes = ['CHAIR', 'COMMITTEE', 'AUDITOR', 'DELEGATE'] as const;
