ALTER TABLE "mood_entries" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "made_on" date;--> statement-breakpoint
UPDATE "mood_entries" SET "day" = ("created_at" AT TIME ZONE 'UTC')::date, "made_on" = ("created_at" AT TIME ZONE 'UTC')::date;--> statement-breakpoint
ALTER TABLE "mood_entries" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mood_entries" ALTER COLUMN "made_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "goal_check_ins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "goal_techniques" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_progress" ADD COLUMN "goal_challenges" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "user_challenge_completions_done" ON "user_challenge_completions" USING btree ("user_id","completed_at" DESC NULLS LAST,"id") WHERE "user_challenge_completions"."completed";--> statement-breakpoint
CREATE INDEX "mood_entries_by_day" ON "mood_entries" USING btree ("user_id","day" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_once_per_check_in" UNIQUE("user_id","client_id");--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_day" CHECK ("mood_entries"."day" <= "mood_entries"."made_on");--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_targets" CHECK ("user_progress"."goal_check_ins" between 0 and 7 and "user_progress"."goal_techniques" >= 0 and "user_progress"."goal_challenges" >= 0);--> statement-breakpoint
-- A row that names a moment and no day is about the day of that moment, where it was made.
CREATE FUNCTION mood_entries_fill_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.made_on := coalesce(NEW.made_on, (NEW.created_at AT TIME ZONE NEW.time_zone)::date);
	NEW.day := coalesce(NEW.day, NEW.made_on);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER mood_entries_days BEFORE INSERT ON mood_entries
	FOR EACH ROW WHEN (NEW.day IS NULL OR NEW.made_on IS NULL) EXECUTE FUNCTION mood_entries_fill_days();
