CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "forum_moderation_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"moderator_id" uuid,
	"decision" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_moderation_log_note_length" CHECK (char_length("forum_moderation_log"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "forum_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid,
	"reply_id" uuid,
	"kinds" text[] NOT NULL,
	"signals" text[] DEFAULT '{}' NOT NULL,
	"urgency" smallint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "forum_reviews_one_target" CHECK (("forum_reviews"."post_id" is null) <> ("forum_reviews"."reply_id" is null))
);
--> statement-breakpoint
CREATE TABLE "forum_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"blocked_user_id" uuid,
	"post_id" uuid,
	"reply_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "forum_blocks_once_per_member" UNIQUE("user_id","blocked_user_id"),
	CONSTRAINT "forum_blocks_once_per_post" UNIQUE("user_id","post_id"),
	CONSTRAINT "forum_blocks_once_per_reply" UNIQUE("user_id","reply_id"),
	CONSTRAINT "forum_blocks_one_target" CHECK (num_nonnulls("forum_blocks"."blocked_user_id", "forum_blocks"."post_id", "forum_blocks"."reply_id") = 1),
	CONSTRAINT "forum_blocks_not_oneself" CHECK ("forum_blocks"."blocked_user_id" <> "forum_blocks"."user_id")
);
--> statement-breakpoint
CREATE TABLE "forum_category_tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_category_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "forum_posts_newest";--> statement-breakpoint
DROP INDEX "forum_posts_newest_in_category";--> statement-breakpoint
DROP INDEX "forum_posts_of_user";--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_replies" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_moderation_log" ADD CONSTRAINT "forum_moderation_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_moderation_log" ADD CONSTRAINT "forum_moderation_log_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reviews" ADD CONSTRAINT "forum_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reviews" ADD CONSTRAINT "forum_reviews_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reviews" ADD CONSTRAINT "forum_reviews_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_blocks" ADD CONSTRAINT "forum_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_blocks" ADD CONSTRAINT "forum_blocks_blocked_user_id_users_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_blocks" ADD CONSTRAINT "forum_blocks_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_blocks" ADD CONSTRAINT "forum_blocks_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_moderation_log_latest" ON "forum_moderation_log" USING btree ("decided_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "forum_moderation_log_of_user" ON "forum_moderation_log" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_moderation_log_of_moderator" ON "forum_moderation_log" USING btree ("moderator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reviews_open_post" ON "forum_reviews" USING btree ("post_id") WHERE "forum_reviews"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "forum_reviews_open_reply" ON "forum_reviews" USING btree ("reply_id") WHERE "forum_reviews"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "forum_reviews_queue" ON "forum_reviews" USING btree ("urgency","opened_at","id") WHERE "forum_reviews"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "forum_reviews_of_user" ON "forum_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_reviews_of_post" ON "forum_reviews" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_reviews_of_reply" ON "forum_reviews" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_blocks_of_member" ON "forum_blocks" USING btree ("blocked_user_id");--> statement-breakpoint
CREATE INDEX "forum_blocks_of_post" ON "forum_blocks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_blocks_of_reply" ON "forum_blocks" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_reports_of_post" ON "forum_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "forum_reports_of_reply" ON "forum_reports" USING btree ("reply_id");--> statement-breakpoint
CREATE INDEX "forum_posts_newest" ON "forum_posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "forum_posts"."hidden_at" is null and "forum_posts"."held_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_newest_in_category" ON "forum_posts" USING btree ("category","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "forum_posts"."hidden_at" is null and "forum_posts"."held_at" is null;--> statement-breakpoint
CREATE INDEX "forum_posts_of_user" ON "forum_posts" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_once" UNIQUE("user_id","client_id");--> statement-breakpoint
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_once" UNIQUE("user_id","client_id");--> statement-breakpoint
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_published" CHECK ("forum_posts"."held_at" is not null or "forum_posts"."published_at" is not null);