ALTER TABLE "newsletter_subscribers" ADD COLUMN "letters_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "next_letter_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_due" ON "newsletter_subscribers" USING btree ("next_letter_at");--> statement-breakpoint
-- Whoever reads the letter already gets the first of these in two weeks, like somebody who confirms today.
UPDATE "newsletter_subscribers" SET "next_letter_at" = now() + interval '14 days' WHERE "is_active";
