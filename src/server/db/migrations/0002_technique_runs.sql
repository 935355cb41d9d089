ALTER TABLE "technique_usage" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "technique_usage" ADD CONSTRAINT "technique_usage_once_per_run" UNIQUE("user_id","client_id");