-- Deleting a post or an account takes likes and replies along and corrects the counters of other posts. Two such
-- deletions that meet would each hold rows the other needs; so they take turns. Any number will do for the lock.
CREATE FUNCTION forum_await_turn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4327838);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forum_posts_take_turns BEFORE DELETE ON forum_posts
	FOR EACH STATEMENT EXECUTE FUNCTION forum_await_turn();
--> statement-breakpoint
CREATE TRIGGER users_take_turns BEFORE DELETE ON users
	FOR EACH STATEMENT EXECUTE FUNCTION forum_await_turn();
