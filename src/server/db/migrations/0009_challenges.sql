CREATE TABLE "ladder_ratings" (
	"user_id" uuid NOT NULL,
	"situation_id" text NOT NULL,
	"fear" integer NOT NULL,
	"matters" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ladder_ratings_user_id_situation_id_pk" PRIMARY KEY("user_id","situation_id"),
	CONSTRAINT "ladder_ratings_fear" CHECK ("ladder_ratings"."fear" between 0 and 10),
	CONSTRAINT "ladder_ratings_matters" CHECK ("ladder_ratings"."matters" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD COLUMN "fear" integer;--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD COLUMN "matters" integer;--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "points_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "fear" text;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "certainty_before" integer;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "safety_habit_id" text;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "safety_habit" text;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "certainty_after" integer;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "habit_dropped" text;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD COLUMN "learnt" text;--> statement-breakpoint
ALTER TABLE "ladder_ratings" ADD CONSTRAINT "ladder_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD CONSTRAINT "exposure_challenges_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exposure_challenges_of_owner" ON "exposure_challenges" USING btree ("owner_id","difficulty_level","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_challenge_completions_one_open" ON "user_challenge_completions" USING btree ("user_id","challenge_id") WHERE not "user_challenge_completions"."completed" and "user_challenge_completions"."left_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_challenge_completions_earned_once" ON "user_challenge_completions" USING btree ("user_id","challenge_id") WHERE "user_challenge_completions"."points_earned" > 0;--> statement-breakpoint
CREATE INDEX "user_challenge_completions_evidence" ON "user_challenge_completions" USING btree ("user_id","completed_at" DESC NULLS LAST,"id") WHERE "user_challenge_completions"."completed" and ("user_challenge_completions"."learnt" is not null or "user_challenge_completions"."outcome" is not null);--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD CONSTRAINT "exposure_challenges_fear" CHECK ("exposure_challenges"."fear" between 0 and 10);--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD CONSTRAINT "exposure_challenges_matters" CHECK ("exposure_challenges"."matters" between 0 and 10);--> statement-breakpoint
ALTER TABLE "exposure_challenges" ADD CONSTRAINT "exposure_challenges_own" CHECK (("exposure_challenges"."owner_id" is null) = ("exposure_challenges"."fear" is null) and ("exposure_challenges"."owner_id" is null) = ("exposure_challenges"."matters" is null));--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_points" CHECK ("user_challenge_completions"."points_earned" >= 0);--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_certainty_before" CHECK ("user_challenge_completions"."certainty_before" between 0 and 100);--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_certainty_after" CHECK ("user_challenge_completions"."certainty_after" between 0 and 100);--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_outcome" CHECK ("user_challenge_completions"."outcome" in ('no', 'partly', 'yes'));--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_habit_dropped" CHECK ("user_challenge_completions"."habit_dropped" in ('no', 'partly', 'yes'));--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_notes_length" CHECK (char_length("user_challenge_completions"."notes") <= 2000);--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_fear_length" CHECK (char_length("user_challenge_completions"."fear") <= 500);--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_habit_length" CHECK (char_length("user_challenge_completions"."safety_habit") <= 120);--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_learnt_length" CHECK (char_length("user_challenge_completions"."learnt") <= 280);