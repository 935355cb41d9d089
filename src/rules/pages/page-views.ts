/**
 * The address that counts page views. It is repeated here because the script in a page's head must not include the
 * contract.
 */
export const pageViewsPath = '/api/page-views'
/** Pages that are left sooner, as in a redirect, are not counted as opened. */
export const pageOpenedMs = 1000
