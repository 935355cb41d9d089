/** Countries we name crisis lines for; everybody else gets a directory. The one list both sides read. */
export const crisisCountries = [
  ...(['US', 'CA', 'UK', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'NG', 'KE', 'GH', 'PH', 'PK', 'SG'] as const),
  ...(['ES', 'MX', 'CO', 'AR', 'PE', 'CL', 'EC', 'DO', 'UY', 'CR', 'VE'] as const),
  ...(['FR', 'BE', 'LU', 'CH', 'DE', 'AT', 'BR', 'PT', 'IT'] as const),
  'other',
] as const

/** "UK" because people there write it so; for all others, the country code of a language tag. */
export type CrisisCountry = (typeof crisisCountries)[number]
