CREATE TABLE "account_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_purpose" CHECK ("account_tokens"."purpose" in ('reset_password', 'verify_email', 'change_email'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_one_per_kind" UNIQUE("user_id","kind"),
	CONSTRAINT "consents_kind" CHECK ("consents"."kind" in ('analytics', 'coach_provider', 'newsletter'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exposure_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"life_category" text DEFAULT 'work' NOT NULL,
	"category" text NOT NULL,
	"difficulty_level" integer NOT NULL,
	"points" integer NOT NULL,
	"estimated_duration" text NOT NULL,
	"instructions" text[] NOT NULL,
	"tips" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exposure_challenges_life_category" CHECK ("exposure_challenges"."life_category" in ('work', 'dating', 'school')),
	CONSTRAINT "exposure_challenges_category" CHECK ("exposure_challenges"."category" in ('conversation', 'public_speaking', 'social_situations', 'phone_calls', 'assertiveness')),
	CONSTRAINT "exposure_challenges_difficulty" CHECK ("exposure_challenges"."difficulty_level" between 1 and 5),
	CONSTRAINT "exposure_challenges_points" CHECK ("exposure_challenges"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "user_challenge_completions" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge_id" text NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"anxiety_before" integer,
	"anxiety_after" integer,
	"notes" text,
	"rating" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_challenge_completions_before" CHECK ("user_challenge_completions"."anxiety_before" between 1 and 10),
	CONSTRAINT "user_challenge_completions_after" CHECK ("user_challenge_completions"."anxiety_after" between 1 and 10),
	CONSTRAINT "user_challenge_completions_rating" CHECK ("user_challenge_completions"."rating" between 1 and 5),
	CONSTRAINT "user_challenge_completions_done" CHECK ("user_challenge_completions"."completed" = ("user_challenge_completions"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text DEFAULT 'work' NOT NULL,
	"messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_sessions_category" CHECK ("chat_sessions"."category" in ('work', 'dating', 'school'))
);
--> statement-breakpoint
CREATE TABLE "cue_favorites" (
	"user_id" uuid NOT NULL,
	"cue_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cue_favorites_user_id_cue_id_pk" PRIMARY KEY("user_id","cue_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_feedback" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_feedback_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"href" text,
	"dedupe_key" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_title_length" CHECK (char_length("notifications"."title") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "forum_likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"liked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_posts_title_length" CHECK (char_length("forum_posts"."title") between 1 and 255),
	CONSTRAINT "forum_posts_content_length" CHECK (char_length("forum_posts"."content") between 1 and 10000),
	CONSTRAINT "forum_posts_category" CHECK ("forum_posts"."category" in ('workplace', 'social', 'success')),
	CONSTRAINT "forum_posts_counters" CHECK ("forum_posts"."likes" >= 0 and "forum_posts"."replies" >= 0)
);
--> statement-breakpoint
CREATE TABLE "forum_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_replies_content_length" CHECK (char_length("forum_replies"."content") between 1 and 5000),
	CONSTRAINT "forum_replies_likes" CHECK ("forum_replies"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "forum_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid,
	"reply_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid,
	CONSTRAINT "forum_reports_once_per_post" UNIQUE("user_id","post_id"),
	CONSTRAINT "forum_reports_once_per_reply" UNIQUE("user_id","reply_id"),
	CONSTRAINT "forum_reports_one_target" CHECK (("forum_reports"."post_id" is null) <> ("forum_reports"."reply_id" is null)),
	CONSTRAINT "forum_reports_reason_length" CHECK (char_length("forum_reports"."reason") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"source" text,
	"campaign" text,
	"referrer" text,
	"user_agent" text,
	"ip_address" text,
	"converted_to_user" boolean DEFAULT false NOT NULL,
	"converted_at" timestamp with time zone,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_source_length" CHECK (char_length("leads"."source") <= 200),
	CONSTRAINT "leads_campaign_length" CHECK (char_length("leads"."campaign") <= 200)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"source" text DEFAULT 'landing_page' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_length" CHECK (char_length("newsletter_subscribers"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "cancellation_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"feedback" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "cancellation_requests_status" CHECK ("cancellation_requests"."status" in ('pending', 'processed', 'withdrawn')),
	CONSTRAINT "cancellation_requests_reason_length" CHECK (char_length("cancellation_requests"."reason") between 1 and 200),
	CONSTRAINT "cancellation_requests_feedback_length" CHECK (char_length("cancellation_requests"."feedback") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"profile_image_url" text,
	"role" text DEFAULT 'member' NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" text DEFAULT 'free' NOT NULL,
	"paid_until" timestamp with time zone,
	"trial_start_date" timestamp with time zone,
	"trial_end_date" timestamp with time zone,
	"has_used_trial" boolean DEFAULT false NOT NULL,
	"is_account_disabled" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_email_length" CHECK (char_length("users"."email") between 3 and 254),
	CONSTRAINT "users_first_name_length" CHECK (char_length("users"."first_name") between 1 and 100),
	CONSTRAINT "users_last_name_length" CHECK (char_length("users"."last_name") <= 100),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('member', 'admin')),
	CONSTRAINT "users_subscription_status" CHECK ("users"."subscription_status" in ('free', 'active', 'past_due', 'canceled', 'lifetime')),
	CONSTRAINT "users_trial_dates" CHECK ("users"."trial_end_date" is null or "users"."trial_end_date" > "users"."trial_start_date")
);
--> statement-breakpoint
CREATE TABLE "mood_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"mood" integer NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mood_entries_mood" CHECK ("mood_entries"."mood" between 1 and 5),
	CONSTRAINT "mood_entries_notes_length" CHECK (char_length("mood_entries"."notes") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "resource_interactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"recommendation_id" uuid,
	"action" text NOT NULL,
	"value" real,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_interactions_action_length" CHECK (char_length("resource_interactions"."action") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "resource_recommendations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"resource_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"reason" text NOT NULL,
	"priority" integer DEFAULT 50 NOT NULL,
	"category" text NOT NULL,
	"estimated_duration" integer,
	"difficulty" text DEFAULT 'beginner' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_recommendations_title_length" CHECK (char_length("resource_recommendations"."title") between 1 and 255),
	CONSTRAINT "resource_recommendations_priority" CHECK ("resource_recommendations"."priority" between 0 and 100),
	CONSTRAINT "resource_recommendations_difficulty" CHECK ("resource_recommendations"."difficulty" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "resource_recommendations_category" CHECK ("resource_recommendations"."category" in ('anxiety', 'social', 'confidence', 'stress', 'mindfulness'))
);
--> statement-breakpoint
CREATE TABLE "technique_usage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"technique_id" text NOT NULL,
	"category" text DEFAULT 'work' NOT NULL,
	"duration_minutes" integer NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"rating" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "technique_usage_rating" CHECK ("technique_usage"."rating" between 1 and 5),
	CONSTRAINT "technique_usage_minutes" CHECK ("technique_usage"."duration_minutes" between 0 and 1440)
);
--> statement-breakpoint
CREATE TABLE "user_insights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"insight_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"confidence" real NOT NULL,
	"data_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"actionable" boolean DEFAULT true NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_insights_title_length" CHECK (char_length("user_insights"."title") between 1 and 255),
	CONSTRAINT "user_insights_confidence" CHECK ("user_insights"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "user_progress" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"check_in_streak" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"average_mood" real DEFAULT 3 NOT NULL,
	"weekly_goals" integer DEFAULT 0 NOT NULL,
	"weekly_goals_completed" integer DEFAULT 0 NOT NULL,
	"last_check_in" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_progress_one_per_user" UNIQUE("user_id"),
	CONSTRAINT "user_progress_streak" CHECK ("user_progress"."check_in_streak" >= 0),
	CONSTRAINT "user_progress_sessions" CHECK ("user_progress"."total_sessions" >= 0),
	CONSTRAINT "user_progress_average" CHECK ("user_progress"."average_mood" between 1 and 5),
	CONSTRAINT "user_progress_goals" CHECK ("user_progress"."weekly_goals" >= 0 and "user_progress"."weekly_goals_completed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_challenge_completions" ADD CONSTRAINT "user_challenge_completions_challenge_id_exposure_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."exposure_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cue_favorites" ADD CONSTRAINT "cue_favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_feedback" ADD CONSTRAINT "lesson_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_likes" ADD CONSTRAINT "forum_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_requests" ADD CONSTRAINT "cancellation_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_interactions" ADD CONSTRAINT "resource_interactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_interactions" ADD CONSTRAINT "resource_interactions_recommendation_id_resource_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."resource_recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_recommendations" ADD CONSTRAINT "resource_recommendations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technique_usage" ADD CONSTRAINT "technique_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_insights" ADD CONSTRAINT "user_insights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_of_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_expire" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","last_seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "exposure_challenges_list" ON "exposure_challenges" USING btree ("difficulty_level","id");--> statement-breakpoint
CREATE INDEX "user_challenge_completions_of_user" ON "user_challenge_completions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_challenge_completions_of_challenge" ON "user_challenge_completions" USING btree ("challenge_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_latest" ON "chat_sessions" USING btree ("user_id","category","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lesson_feedback_of_lesson" ON "lesson_feedback" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "notifications_latest" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "forum_likes_of_user" ON "forum_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "forum_posts"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_newest_in_category" ON "forum_posts" USING btree ("category","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "forum_posts"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_of_user" ON "forum_posts" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "forum_replies_of_post" ON "forum_replies" USING btree ("post_id","created_at","id");--> statement-breakpoint
CREATE INDEX "forum_replies_of_user" ON "forum_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_reports_open" ON "forum_reports" USING btree ("created_at") WHERE "forum_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_of_email" ON "leads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "leads_of_user" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_any_case" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_requests_one_pending" ON "cancellation_requests" USING btree ("user_id") WHERE "cancellation_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "cancellation_requests_newest" ON "cancellation_requests" USING btree ("requested_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "webhook_events_unprocessed" ON "webhook_events" USING btree ("created_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_any_case" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "users_trial_started" ON "users" USING btree ("trial_start_date" DESC NULLS LAST) WHERE "users"."trial_start_date" is not null;--> statement-breakpoint
CREATE INDEX "users_trial_ending" ON "users" USING btree ("trial_end_date") WHERE "users"."trial_end_date" is not null;--> statement-breakpoint
CREATE INDEX "mood_entries_latest" ON "mood_entries" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "resource_interactions_of_user" ON "resource_interactions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resource_interactions_of_recommendation" ON "resource_interactions" USING btree ("recommendation_id");--> statement-breakpoint
CREATE INDEX "resource_recommendations_list" ON "resource_recommendations" USING btree ("user_id","priority" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "technique_usage_latest" ON "technique_usage" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "user_insights_list" ON "user_insights" USING btree ("user_id","created_at" DESC NULLS LAST);