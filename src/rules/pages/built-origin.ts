/** Placeholder in the built pages for the public address, which only the running server knows and fills in. */
export const builtOrigin = 'https://address.invalid'
