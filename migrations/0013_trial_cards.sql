CREATE TABLE `trial_cards` (
	`hash` text PRIMARY KEY NOT NULL,
	`claimed_by` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trial_cards_claimed_by` ON `trial_cards` (`claimed_by`);--> statement-breakpoint
CREATE INDEX `trial_cards_claimed_at` ON `trial_cards` (`claimed_at`);--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `trial_noted_at` integer;--> statement-breakpoint
CREATE INDEX `subscriptions_trial_unnoted` ON `subscriptions` (`created_at`) WHERE "subscriptions"."trial_end" IS NOT NULL AND "subscriptions"."trial_noted_at" IS NULL;