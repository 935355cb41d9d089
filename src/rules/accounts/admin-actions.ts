/** What administrators do, and which lists of people they open. Each goes into the administrators' log. */
export const adminChanges = [
  'disable',
  'enable',
  'make_admin',
  'remove_admin',
  'extend_trial',
  'create_user',
  'two_step_off',
  'retry_job',
] as const
export type AdminChange = (typeof adminChanges)[number]

export const adminReads = [
  'search_users',
  'read_trial_signups',
  'read_leads',
  'read_cancellations',
  'export_leads',
  'export_trial_signups',
] as const
export type AdminRead = (typeof adminReads)[number]

export const adminActions = [...adminChanges, ...adminReads] as const
export type AdminAction = AdminChange | AdminRead
