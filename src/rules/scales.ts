export type Scale = { min: number; max: number }

/** "1 to 5", as captions, exports and refusals say it. */
export const rangeWords = ({ min, max }: Scale): string => `${min} to ${max}`
