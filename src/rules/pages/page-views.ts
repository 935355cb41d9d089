/** Where opened pages are counted. Named here too, because the script in a page's head must not carry the contract. */
export const pageViewsPath = '/api/page-views'
/** An address that only passes by, on the way of a redirect, is not a page that was opened. */
export const pageOpenedMs = 1000
