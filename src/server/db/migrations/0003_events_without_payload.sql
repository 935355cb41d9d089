CREATE TABLE "membership_mails" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_mails_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_plan" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "records_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership_mails" ADD CONSTRAINT "membership_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" DROP COLUMN "payload";