DROP INDEX "cancellation_requests_newest";--> statement-breakpoint
DROP INDEX "users_trial_started";--> statement-breakpoint
CREATE INDEX "admin_log_changes" ON "admin_log" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "admin_log"."action" in ('disable', 'enable', 'make_admin', 'remove_admin', 'extend_trial', 'create_user', 'two_step_off', 'retry_job');--> statement-breakpoint
CREATE INDEX "forum_reports_of_moderator" ON "forum_reports" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "leads_newest_of_source" ON "leads" USING btree (coalesce(nullif("source", ''), 'unknown'),"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_converted" ON "leads" USING btree ("converted_at") WHERE "leads"."converted_at" is not null;--> statement-breakpoint
CREATE INDEX "cancellation_requests_of_user" ON "cancellation_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cancellation_requests_list" ON "cancellation_requests" USING btree (("status" <> 'pending'),"requested_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_trial_started" ON "users" USING btree ("trial_start_date" DESC NULLS LAST,"id") WHERE "users"."trial_start_date" is not null;--> statement-breakpoint
-- Words in names and addresses are found by their trigrams. A database without the extension, or without the right to
-- switch it on, finds them too, only more slowly.
DO $$
BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX users_words ON users USING gin ((email || ' ' || first_name || ' ' || last_name) gin_trgm_ops)
		WITH (fastupdate = off);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
	RAISE NOTICE 'Searching for people goes without an index: %', SQLERRM;
END $$;
