/** The reasons the form offers, word for word. */
export const cancellationReasons = [
  'Too expensive',
  'Not using it enough',
  'Found a better alternative',
  'Technical issues',
  'Not seeing results',
  'No longer need anxiety support',
  'Other',
] as const

export const cancellationStatuses = ['pending', 'processed', 'withdrawn'] as const

/** How long records are kept after a membership has ended. After that we ask the person before anything is deleted. */
export const dataKeptDays = 30
export const cancellationHours = 24
export const feedbackMaxLength = 4000
