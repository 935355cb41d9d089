ALTER TABLE "moments" ADD COLUMN "completion_id" text;--> statement-breakpoint
ALTER TABLE "moments" ADD CONSTRAINT "moments_completion_id_user_challenge_completions_id_fk" FOREIGN KEY ("completion_id") REFERENCES "public"."user_challenge_completions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moments_of_run" ON "moments" USING btree ("completion_id");--> statement-breakpoint
-- What was predicted before a challenge, and what came of it, moves into a moment of its own. A run that is open gets one
-- too, words or none: it is something that is coming.
INSERT INTO "moments" ("id", "user_id", "completion_id", "title", "time_zone", "life_area", "prepared_at", "fear",
  "certainty_before", "safety_habit_id", "safety_habit", "debriefed_at", "outcome", "certainty_after", "habit_dropped",
  "learnt", "closed_at", "created_at", "updated_at")
SELECT gen_random_uuid(), r."user_id", r."id", left(c."title", 120), coalesce(p."time_zone", 'UTC'), c."life_category",
  r."created_at", r."fear", r."certainty_before", r."safety_habit_id", r."safety_habit",
  CASE WHEN num_nonnulls(r."outcome", r."certainty_after", r."habit_dropped", r."learnt") > 0
    THEN coalesce(r."completed_at", r."left_at", r."updated_at") END,
  r."outcome", r."certainty_after", r."habit_dropped", r."learnt", coalesce(r."completed_at", r."left_at"),
  r."created_at", r."updated_at"
FROM "user_challenge_completions" r
JOIN "exposure_challenges" c ON c."id" = r."challenge_id"
LEFT JOIN "user_progress" p ON p."user_id" = r."user_id"
WHERE num_nonnulls(r."fear", r."certainty_before", r."safety_habit_id", r."safety_habit", r."outcome",
    r."certainty_after", r."habit_dropped", r."learnt") > 0
  OR (NOT r."completed" AND r."left_at" IS NULL);--> statement-breakpoint
-- Nobody's words are dropped before every one of them is found again, letter by letter. Where one is not, nothing happens.
DO $$
DECLARE lost bigint;
BEGIN
  SELECT count(*) INTO lost FROM "user_challenge_completions" r
  LEFT JOIN "moments" m ON m."completion_id" = r."id" AND m."user_id" = r."user_id"
  WHERE (r."fear", r."certainty_before", r."safety_habit_id", r."safety_habit", r."outcome", r."certainty_after",
      r."habit_dropped", r."learnt")
    IS DISTINCT FROM (m."fear", m."certainty_before", m."safety_habit_id", m."safety_habit", m."outcome",
      m."certainty_after", m."habit_dropped", m."learnt");
  IF lost > 0 THEN
    RAISE EXCEPTION 'The words of % challenge runs did not arrive in their moments; nothing was changed.', lost;
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_certainty_before";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_certainty_after";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_outcome";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_habit_dropped";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_fear_length";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_habit_length";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP CONSTRAINT "user_challenge_completions_learnt_length";--> statement-breakpoint
DROP INDEX "user_challenge_completions_evidence";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "fear";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "certainty_before";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "safety_habit_id";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "safety_habit";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "outcome";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "certainty_after";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "habit_dropped";--> statement-breakpoint
ALTER TABLE "user_challenge_completions" DROP COLUMN "learnt";