export type Entry = { path: string; label: string }

export const helpNow: Entry = { path: '/help-now', label: 'Help now' }

export const visitorEntries: readonly Entry[] = [
  { path: '/articles', label: 'Articles' },
  { path: '/pricing', label: 'Pricing' },
]

export const memberEntries: readonly Entry[] = [
  { path: '/', label: 'Dashboard' },
  { path: '/small-talk-cues', label: 'Talk Starters' },
  { path: '/coach', label: 'AI Coach' },
  { path: '/techniques', label: 'Coping Tools' },
]

export const accountEntries: readonly Entry[] = [
  { path: '/account', label: 'Your account' },
  { path: '/pricing', label: 'Upgrade Plan' },
]

export const adminEntries: readonly Entry[] = [
  { path: '/analytics', label: 'Marketing Analytics' },
  { path: '/admin', label: 'Admin Dashboard' },
  { path: '/article-manager', label: 'Article Manager' },
  { path: '/moderation', label: 'Moderation' },
]

export const footerEntries: readonly Entry[] = [
  { path: '/articles', label: 'Articles' },
  { path: '/pricing', label: 'Pricing' },
  helpNow,
  { path: '/privacy', label: 'Privacy' },
]

/** A member's other pages, for which the main entries have no room. */
export const moreMemberEntries: readonly Entry[] = [
  { path: '/moments', label: 'Moments' },
  { path: '/conversation-cards', label: 'Conversation Cards' },
  { path: '/challenges', label: 'Social Challenges' },
  { path: '/community', label: 'Community' },
  { path: '/learn', label: 'Learning Center' },
  { path: '/reports', label: 'Progress Reports' },
  { path: '/recommendations', label: 'Recommendations' },
]
