/** Stands in the built pages for the address people use, which only the running server knows and fills in. */
export const builtOrigin = 'https://address.invalid'
