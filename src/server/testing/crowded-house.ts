/**
 * Statements that fill an empty database with this many members and their data, except the forum. For tests and
 * measurements of cost. The rows are consistent, so foreign keys are not checked while inserting.
 */
export function crowdedHouse(members: number): string[] {
  return [
    'set session_replication_role = replica',
    ...people(members),
    ...records,
    ...coach,
    ...office,
    'drop table house',
    'set session_replication_role = origin',
    'analyze',
  ]
}

function people(members: number): string[] {
  return [
    `insert into users (email, password, first_name, last_name, subscription_status, stripe_customer_id,
       trial_start_date, trial_end_date, has_used_trial, email_verified, paid_until, created_at)
     select 'house' || n || '@example.com', 'x', (array['Robin', 'Ada', 'Lin', 'Sam'])[1 + n % 4], 'Name' || n,
       (array['free', 'active', 'canceled', 'lifetime'])[1 + n % 4], case when n % 4 = 1 then 'cus_' || n end,
       case when n % 3 = 0 then now() - n * interval '1 minute' end,
       case when n % 3 = 0 then now() + interval '3 days' - n * interval '1 minute' end, n % 3 = 0, true,
       case when n % 4 = 2 then now() - n * interval '1 minute' end, now() - n * interval '1 minute'
     from generate_series(1, ${members}) n`,
    `create unlogged table house as
       select id, email, row_number() over (order by created_at desc) as n from users where email like 'house%'`,
    `insert into sessions (sid, user_id, sess, expire)
     select 'house-' || n || '-' || d, id, '{"device": "Firefox on Linux", "kind": "cookie"}', now() + interval '9 days'
     from house, generate_series(1, 2) d`,
    `insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
     select 'house-' || n, id, 'verify_email', email, now() + interval '1 day' from house where n % 3 = 0`,
    `insert into two_step_keys (user_id, sealed_key) select id, 'x' from house where n % 5 = 0`,
    `insert into recovery_codes (user_id, code_hash)
     select id, 'code-' || c from house, generate_series(1, 8) c where n % 5 = 0`,
    `insert into consents (user_id, kind, granted) select id, 'newsletter', true from house`,
    `insert into security_log (user_id, event, device, created_at, last_at)
     select id, 'signed_in', 'Firefox on Linux', now() - n * interval '1 minute', now() - n * interval '1 minute'
     from house, generate_series(1, 2) e`,
    `insert into notifications (user_id, kind, title, dedupe_key, created_at, read_at)
     select id, 'forum_reply', 'New reply to your post', 'house-' || e, now() - (n * 3 + e) * interval '1 second',
       case when e > 1 then now() end
     from house, generate_series(1, 3) e`,
    `insert into notification_preferences (user_id, kind, is_on) select id, 'forum_reply', true from house`,
    `insert into push_subscriptions (id, user_id, sid, endpoint, p256dh, auth, device)
     select gen_random_uuid(), id, 'house-' || n || '-1', 'https://push.example/' || n, 'x', 'x', 'Firefox on Linux'
     from house`,
    `insert into reminder_settings (user_id, calendar_id) select id, gen_random_uuid() from house`,
    `insert into weekly_reviews (user_id, is_on, time_zone) select id, n % 9 = 0, 'UTC' from house`,
  ]
}

const records = [
  `insert into user_progress (user_id) select id from house`,
  `insert into mood_entries (user_id, mood, day, made_on, created_at)
   select id, 1 + d % 5, current_date - d, current_date - d, now() - d * interval '1 day'
   from house, generate_series(1, 5) d`,
  `insert into technique_usage (user_id, technique_id, duration_minutes, completed, created_at)
   select id, 'mental-reset', 3, true, now() - d * interval '1 day' from house, generate_series(1, 3) d`,
  `insert into exposure_challenges (id, owner_id, title, description, category, difficulty_level, points,
     estimated_duration, instructions, tips, fear, matters)
   select 'house-' || n, id, 'Mine', 'My words.', 'conversation', 1 + n % 5, 10, '5 min', '{}', '{}', 3, 3 from house`,
  `insert into user_challenge_completions (user_id, challenge_id, completed, completed_at, anxiety_before, anxiety_after)
   select id, 'house-' || n, d = 1, case d when 1 then now() - n * interval '1 minute' end, 6, 3
   from house, generate_series(1, 2) d`,
  `insert into moments (id, user_id, title, time_zone, life_area, starts_at, reminders, outcome, learnt, closed_at)
   select gen_random_uuid(), id, 'Something', 'UTC', 'work', now() + d * interval '90 days', '{}',
     case d when 1 then 'no' end, case d when 1 then 'My words.' end, case d when 1 then now() end
   from house, generate_series(1, 2) d`,
  `insert into ladder_ratings (user_id, situation_id, fear, matters)
   select id, 's' || s, 3, 3 from house, generate_series(1, 3) s`,
  `insert into lesson_feedback (user_id, lesson_id, helpful) select id, 'lesson-' || n % 20, true from house`,
  `insert into cue_favorites (user_id, cue_id) select id, 'cue-' || n % 50 from house`,
  `insert into cue_uses (user_id, cue_id, use_id) select id, 'cue-' || n % 50, gen_random_uuid() from house`,
  `insert into resource_recommendations (user_id, type, resource_id, title, description, reason, category, completed,
     completed_at, created_at)
   select id, 'technique', case r when 1 then 'mental-reset' else 't' || r end, 'Title', 'Words.', 'Reason.', 'anxiety', r > 3, case when r > 3 then now() end,
     now() - r * interval '1 day'
   from house, generate_series(1, 5) r`,
  `insert into resource_interactions (user_id, recommendation_id, action)
   select user_id, id, 'opened' from resource_recommendations where resource_id = 'mental-reset'`,
  `insert into user_insights (user_id, insight_type, title, description, confidence)
   select id, 'type-' || i, 'Title', 'Words.', 0.5 from house, generate_series(1, 2) i`,
]

const coach = [
  `insert into coach_people (user_id) select id from house`,
  `insert into coach_notes (user_id, kind, text, due_at, is_done)
   select id, 'step', 'My words.', now() - n * interval '1 hour', true from house, generate_series(1, 2) k`,
  `insert into chat_sessions (user_id, category, message_count, ended_at, updated_at)
   select id, 'work', 4, case s when 1 then now() end, now() - s * interval '1 day' from house, generate_series(1, 2) s`,
  `insert into chat_messages (session_id, position, user_id, message, client_id)
   select s.id, p, s.user_id, jsonb_build_object('id', p, 'role', (array['assistant', 'user'])[1 + p % 2],
     'content', 'My words.', 'timestamp', '2026-01-01T00:00:00.000Z'), case p % 2 when 1 then gen_random_uuid() end
   from chat_sessions s join house on house.id = s.user_id, generate_series(1, 4) p`,
]

/** What administrators look at. */
const office = [
  `insert into leads (email, source, converted_to_user, converted_at, created_at)
   select email, (array['tiktok', 'landing_page', null])[1 + n % 3], n % 5 = 0,
     case when n % 5 = 0 then now() - n * interval '1 minute' end, now() - n * interval '1 minute' from house`,
  `insert into newsletter_subscribers (email, is_active, next_letter_at, created_at)
   select email, true, now() + n * interval '1 minute', now() - n * interval '1 minute' from house`,
  `insert into cancellation_requests (user_id, reason, status, requested_at)
   select id, 'cost', case n % 90 when 0 then 'pending' else 'processed' end, now() - n * interval '1 minute'
   from house`,
  `insert into webhook_events (id, type, customer_id, created_at, processed_at)
   select 'evt_' || n, 'invoice.paid', 'cus_' || n, now() - n * interval '1 minute', now() from house`,
  `insert into membership_mails (user_id, key) select id, 'receipt-' || n from house`,
  `insert into admin_log (admin_id, action, user_id, created_at)
   select null, (array['disable', 'search_users', 'read_leads'])[1 + n % 3], id, now() - n * interval '1 minute'
   from house`,
  `insert into page_views (path, day, views)
   select '/page-' || p, current_date - d, 5 from generate_series(1, 20) p, generate_series(0, 400) d`,
]
