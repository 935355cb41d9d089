/** Things the coach can do together with someone, a few minutes each. */
export const guideNames = ['rehearse', 'sort', 'first_minutes', 'reach_out', 'stand_firm', 'small_day', 'body'] as const
export type GuideName = (typeof guideNames)[number]
