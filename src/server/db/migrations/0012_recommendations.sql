ALTER TABLE "resource_recommendations" ADD COLUMN "rule" text DEFAULT 'starter' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD COLUMN "confidence" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD COLUMN "cites" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_insights" ADD COLUMN "dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_insights" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_challenge_completions_done_challenge" ON "user_challenge_completions" USING btree ("user_id","challenge_id","completed_at") WHERE "user_challenge_completions"."completed";--> statement-breakpoint
CREATE INDEX "resource_recommendations_latest" ON "resource_recommendations" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "resource_recommendations_completed" ON "resource_recommendations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id") WHERE "resource_recommendations"."completed";--> statement-breakpoint
CREATE UNIQUE INDEX "resource_recommendations_one_active" ON "resource_recommendations" USING btree ("user_id","type","resource_id") WHERE not "resource_recommendations"."dismissed" and not "resource_recommendations"."completed" and "resource_recommendations"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_insights_one_of_a_type" ON "user_insights" USING btree ("user_id","insight_type") WHERE not "user_insights"."dismissed";--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD CONSTRAINT "resource_recommendations_confidence" CHECK ("resource_recommendations"."confidence" between 0 and 1);