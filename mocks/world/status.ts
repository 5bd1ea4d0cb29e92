/** Statuses of titles, ads, campaigns and items, with their names in the lookup. */
export const STATUSES = [
  { id: 'live', name: 'Live' },
  { id: 'review', name: 'In review' },
  { id: 'paused', name: 'Paused' },
  { id: 'draft', name: 'Draft' },
  { id: 'ended', name: 'Ended' },
  { id: 'rejected', name: 'Rejected' },
] as const

export type Status = (typeof STATUSES)[number]['id']
