CREATE TABLE `promo_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`discount_type` text NOT NULL,
	`discount_value` integer NOT NULL,
	`usage_limit` integer,
	`expires_at` integer,
	`plans` text,
	`description` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promo_codes_code_unique` ON `promo_codes` (`code`);--> statement-breakpoint
CREATE TABLE `promo_uses` (
	`promo_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`promo_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `promo_uses_reserved` ON `promo_uses` (`expires_at`) WHERE "promo_uses"."state" = 'reserved';--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`livemode` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_user` ON `customers` (`user_id`,`livemode`);--> statement-breakpoint
CREATE TABLE `subscription_setups` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`kind` text NOT NULL,
	`plan` text NOT NULL,
	`price` integer NOT NULL,
	`amount` integer NOT NULL,
	`promo_id` text,
	`discount_type` text,
	`discount_value` integer,
	`subscription_id` text,
	`state` text DEFAULT 'open' NOT NULL,
	`due_now` integer NOT NULL,
	`card_before` text,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_setups_open` ON `subscription_setups` (`user_id`,`livemode`) WHERE "subscription_setups"."state" = 'open';--> statement-breakpoint
CREATE INDEX `subscription_setups_user` ON `subscription_setups` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscription_setups_subscription` ON `subscription_setups` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`customer_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`price` integer NOT NULL,
	`amount` integer NOT NULL,
	`promo_id` text,
	`discount_type` text,
	`discount_value` integer,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`trial_end` integer,
	`cancel_at_period_end` integer NOT NULL,
	`ended_at` integer,
	`card_brand` text,
	`card_last4` text,
	`created_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`reminded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_asked` ON `subscriptions` (`asked_at`) WHERE "subscriptions"."status" NOT IN ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX `subscriptions_trial` ON `subscriptions` (`trial_end`) WHERE "subscriptions"."status" = 'trialing';--> statement-breakpoint
ALTER TABLE `outbox` ADD `subscription_id` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `subscription_id` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `allowance_period` integer;--> statement-breakpoint
CREATE INDEX `reports_subscription` ON `reports` (`subscription_id`,`allowance_period`) WHERE "reports"."subscription_id" IS NOT NULL;