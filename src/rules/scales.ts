export type Scale = { min: number; max: number }

/** "1 to 5", for captions, exports and error messages. */
export const rangeWords = ({ min, max }: Scale): string => `${min} to ${max}`
