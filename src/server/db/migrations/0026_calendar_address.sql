ALTER TABLE "reminder_settings" ADD COLUMN "calendar_id" uuid;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_calendar" UNIQUE("calendar_id");