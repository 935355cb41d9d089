CREATE TABLE "cue_uses" (
	"user_id" uuid NOT NULL,
	"cue_id" text NOT NULL,
	"use_id" uuid NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cue_uses_user_id_cue_id_use_id_pk" PRIMARY KEY("user_id","cue_id","use_id")
);
--> statement-breakpoint
ALTER TABLE "cue_uses" ADD CONSTRAINT "cue_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;