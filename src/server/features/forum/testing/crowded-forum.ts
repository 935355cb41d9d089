/** Statements that fill an empty database with a lively forum of this many posts. For tests of cost. */
export function crowdedForum(posts: number): string[] {
  const members = Math.max(100, Math.round(posts / 50))
  return [
    `insert into users (email, password, first_name, last_name, subscription_status, created_at)
     select 'crowd' || n || '@example.com', 'x', 'Member', 'No ' || n, 'active', now() - interval '9 days'
     from generate_series(1, ${members}) n`,
    'create unlogged table crowd as select row_number() over () as place, id from users',
    'create unique index on crowd (place)',
    'analyze crowd',
    `insert into forum_posts (user_id, title, content, category, is_anonymous, published_at, created_at, hidden_at, held_at)
     select c.id, 'Post ' || n, repeat('Some words. ', 8), (array['workplace', 'social', 'success'])[1 + n % 3],
       n % 4 = 0, now() - n * interval '1 minute', now() - n * interval '1 minute',
       case when n % 97 = 0 then now() end, case when n % 89 = 0 then now() end
     from generate_series(1, ${posts}) n join crowd c on c.place = 1 + n % ${members}`,
    `insert into forum_replies (post_id, user_id, content, is_anonymous)
     select p.id, c.id, 'A reply.', n % 3 = 0
     from (select id, row_number() over () as nth from forum_posts limit ${Math.round(posts / 10)}) p
     cross join generate_series(1, 5) n join crowd c on c.place = 1 + (p.nth * 7 + n) % ${members}`,
    `insert into forum_likes (post_id, user_id)
     select p.id, c.id from (select id, row_number() over () as nth from forum_posts limit ${Math.round(posts / 10)}) p
     cross join generate_series(1, 3) n join crowd c on c.place = 1 + (p.nth * 5 + n) % ${members}`,
    `insert into notifications (user_id, kind, title, dedupe_key, created_at)
     select c.id, 'forum_reply', 'New reply to your post', 'n' || n, now() - n * interval '1 second'
     from generate_series(1, ${Math.round(posts / 4)}) n join crowd c on c.place = 1 + n % ${members}`,
    'drop table crowd',
    'analyze users, forum_posts, forum_replies, forum_likes, forum_blocks, notifications, forum_category_tally',
  ]
}

/** The moderation history of such a forum, and a queue that fills its first page even in a small one. */
export const crowdedModeration: readonly string[] = [
  `create unlogged table looked_at as
     select id, user_id, row_number() over () as n from forum_posts where hidden_at is null and held_at is null`,
  'delete from looked_at where n % 4 > 0',
  `insert into forum_reviews (user_id, post_id, kinds, urgency, opened_at, closed_at)
   select user_id, id, '{reported}', 1 + n % 3, now() - n * interval '1 minute', case when n % 400 > 0 and n > 100 then now() end
   from looked_at`,
  `insert into forum_reports (user_id, post_id, reason, created_at, resolved_at)
   select user_id, id, 'other', now() - n * interval '1 minute', case when n % 400 > 0 and n > 100 then now() end
   from looked_at`,
  `insert into forum_moderation_log (user_id, decision, target_type, target_id, decided_at)
   select user_id, 'keep', 'posts', id, now() - n * interval '1 minute' from looked_at`,
  'drop table looked_at',
  'analyze forum_reviews, forum_reports, forum_moderation_log',
]
