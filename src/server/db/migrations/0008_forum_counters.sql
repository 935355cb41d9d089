-- The counters follow the rows they count, by whatever way those come and go: a reply deleted, a member gone with
-- all their likes. Posts are visited in the order of their ids, so that two deletions at once do not wait for each other.
CREATE FUNCTION forum_count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change record;
BEGIN
	IF TG_OP = 'INSERT' THEN
		FOR change IN SELECT post_id, count(*)::int AS n FROM added GROUP BY post_id ORDER BY post_id LOOP
			UPDATE forum_posts SET likes = likes + change.n WHERE id = change.post_id;
		END LOOP;
	ELSE
		FOR change IN SELECT post_id, count(*)::int AS n FROM removed GROUP BY post_id ORDER BY post_id LOOP
			UPDATE forum_posts SET likes = likes - change.n WHERE id = change.post_id;
		END LOOP;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_likes_added AFTER INSERT ON forum_likes REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
--> statement-breakpoint
CREATE TRIGGER forum_likes_removed AFTER DELETE ON forum_likes REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION forum_count_likes();
--> statement-breakpoint
-- Only replies that everyone can read are counted.
CREATE FUNCTION forum_count_replies() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change record;
BEGIN
	IF TG_OP = 'INSERT' THEN
		FOR change IN
			SELECT post_id, count(*)::int AS n FROM added
			WHERE hidden_at IS NULL AND held_at IS NULL GROUP BY post_id ORDER BY post_id
		LOOP
			UPDATE forum_posts SET replies = replies + change.n WHERE id = change.post_id;
		END LOOP;
	ELSIF TG_OP = 'DELETE' THEN
		FOR change IN
			SELECT post_id, count(*)::int AS n FROM removed
			WHERE hidden_at IS NULL AND held_at IS NULL GROUP BY post_id ORDER BY post_id
		LOOP
			UPDATE forum_posts SET replies = replies - change.n WHERE id = change.post_id;
		END LOOP;
	ELSE
		FOR change IN
			SELECT post_id, sum(n)::int AS n FROM (
				SELECT post_id, 1 AS n FROM added WHERE hidden_at IS NULL AND held_at IS NULL
				UNION ALL
				SELECT post_id, -1 FROM removed WHERE hidden_at IS NULL AND held_at IS NULL
			) AS both_sides GROUP BY post_id HAVING sum(n) <> 0 ORDER BY post_id
		LOOP
			UPDATE forum_posts SET replies = replies + change.n WHERE id = change.post_id;
		END LOOP;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_replies_added AFTER INSERT ON forum_replies REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION forum_count_replies();
--> statement-breakpoint
CREATE TRIGGER forum_replies_removed AFTER DELETE ON forum_replies REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION forum_count_replies();
--> statement-breakpoint
CREATE TRIGGER forum_replies_changed AFTER UPDATE ON forum_replies REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION forum_count_replies();
--> statement-breakpoint
CREATE FUNCTION forum_tally_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO forum_category_tally (category, posts)
		SELECT category, count(*) FROM added WHERE hidden_at IS NULL AND held_at IS NULL GROUP BY category;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO forum_category_tally (category, posts)
		SELECT category, -count(*) FROM removed WHERE hidden_at IS NULL AND held_at IS NULL GROUP BY category;
	ELSE
		INSERT INTO forum_category_tally (category, posts)
		SELECT category, sum(n) FROM (
			SELECT category, 1 AS n FROM added WHERE hidden_at IS NULL AND held_at IS NULL
			UNION ALL
			SELECT category, -1 FROM removed WHERE hidden_at IS NULL AND held_at IS NULL
		) AS both_sides GROUP BY category HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_posts_added AFTER INSERT ON forum_posts REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION forum_tally_posts();
--> statement-breakpoint
CREATE TRIGGER forum_posts_removed AFTER DELETE ON forum_posts REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION forum_tally_posts();
--> statement-breakpoint
CREATE TRIGGER forum_posts_changed AFTER UPDATE ON forum_posts REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION forum_tally_posts();
--> statement-breakpoint
INSERT INTO forum_category_tally (category, posts)
	SELECT category, count(*) FROM forum_posts WHERE hidden_at IS NULL AND held_at IS NULL GROUP BY category;
--> statement-breakpoint
UPDATE forum_posts p SET
	published_at = created_at,
	likes = (SELECT count(*) FROM forum_likes l WHERE l.post_id = p.id),
	replies = (SELECT count(*) FROM forum_replies r WHERE r.post_id = p.id AND r.hidden_at IS NULL AND r.held_at IS NULL);
