CREATE TABLE "chat_messages" (
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"client_id" uuid,
	CONSTRAINT "chat_messages_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "coach_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"item" jsonb,
	"due_at" timestamp with time zone,
	"is_done" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_notes_kind" CHECK ("coach_notes"."kind" in ('step', 'name', 'tone', 'unhelpful', 'note')),
	CONSTRAINT "coach_notes_text_length" CHECK (char_length("coach_notes"."text") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "coach_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"safety" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_people" ADD CONSTRAINT "coach_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_of_user" ON "chat_messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("session_id","client_id") WHERE "chat_messages"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "coach_notes_latest" ON "coach_notes" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "coach_notes_due" ON "coach_notes" USING btree ("due_at") WHERE "coach_notes"."kind" = 'step' and "coach_notes"."is_done" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_notes_one_name" ON "coach_notes" USING btree ("user_id","kind") WHERE "coach_notes"."kind" in ('name', 'tone');--> statement-breakpoint
CREATE INDEX "chat_sessions_of_user" ON "chat_sessions" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_one_current" ON "chat_sessions" USING btree ("user_id","category") WHERE "chat_sessions"."ended_at" is null;