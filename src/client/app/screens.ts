export type Screen = {
  path: string
  /** The route module, from src/client. */
  file: string
  /** Written to HTML at build time, so that it reads without JavaScript. */
  isPrerendered?: boolean
}

/** Every screen. Read by the router and the prerendering at build time, and not part of the browser bundle. */
export const screens: readonly Screen[] = [
  { path: '/', file: 'app/home/home.route.tsx', isPrerendered: true },
  { path: '/articles', file: 'features/articles/articles.route.tsx', isPrerendered: true },
  { path: '/articles/:id', file: 'features/articles/article.route.tsx', isPrerendered: true },
  { path: '/guides', file: 'features/learn/guides.route.tsx', isPrerendered: true },
  { path: '/guides/:id', file: 'features/learn/guide.route.tsx', isPrerendered: true },
  { path: '/help-now', file: 'features/help-now/help-now.route.tsx', isPrerendered: true },
  { path: '/privacy', file: 'features/privacy/privacy.route.tsx', isPrerendered: true },
  { path: '/newsletter', file: 'features/newsletter/newsletter.route.tsx', isPrerendered: true },
  { path: '/pricing', file: 'features/pricing/pricing.route.tsx', isPrerendered: true },
  { path: '/auth', file: 'features/accounts/auth.route.tsx', isPrerendered: true },
  { path: '/forgot-password', file: 'features/accounts/forgot-password.route.tsx' },
  { path: '/reset-password', file: 'features/accounts/reset-password.route.tsx' },
  { path: '/verify-email', file: 'features/accounts/verify-email.route.tsx' },
  { path: '/stop-email-change', file: 'features/accounts/stop-email-change.route.tsx' },
  { path: '/weekly-review', file: 'features/weekly-review/stop-review.route.tsx' },
  { path: '/account', file: 'app/account.route.tsx' },
  { path: '/subscribe', file: 'features/subscribe/subscribe.route.tsx' },
  { path: '/cancel-membership', file: 'features/cancel-membership/cancel-membership.route.tsx' },
  { path: '/debug-auth', file: 'features/debug-auth/debug-auth.route.tsx' },
  { path: '/dashboard', file: 'app/home/dashboard.route.tsx' },
  { path: '/coach', file: 'features/coach/coach.route.tsx' },
  { path: '/small-talk-cues', file: 'features/cues/cues.route.tsx' },
  { path: '/conversation-cards', file: 'features/cards/cards.route.tsx' },
  { path: '/challenges', file: 'features/challenges/challenges.route.tsx' },
  { path: '/techniques', file: 'features/techniques/techniques.route.tsx' },
  { path: '/energy-boost/:activityId', file: 'features/techniques/energy-boost.route.tsx' },
  { path: '/moments', file: 'features/moments/moments.route.tsx' },
  { path: '/moments/:momentId', file: 'features/moments/moment.route.tsx' },
  { path: '/community', file: 'features/forum/community.route.tsx' },
  { path: '/learn', file: 'features/learn/learn.route.tsx' },
  { path: '/recommendations', file: 'features/recommendations/recommendations.route.tsx' },
  { path: '/reports', file: 'app/reports.route.tsx' },
  { path: '/analytics', file: 'features/analytics/analytics.route.tsx' },
  { path: '/admin', file: 'features/admin/admin.route.tsx' },
  { path: '/article-manager', file: 'features/article-manager/article-manager.route.tsx' },
  { path: '/moderation', file: 'features/forum/moderation/moderation.route.tsx' },
]
