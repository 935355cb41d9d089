/** One small thing to notice or try today, for the dashboard card. Each can be done before bedtime. */
export type SocialFocus = { title: string; line: string }
