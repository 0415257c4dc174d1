CREATE TABLE `report_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`attempt` integer NOT NULL,
	`amount` integer NOT NULL,
	`email_key` text,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`waived_at` integer,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_payments_attempt` ON `report_payments` (`report_id`,`livemode`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_payments_settled` ON `report_payments` (`report_id`) WHERE "report_payments"."state" IN ('settled', 'refunded');--> statement-breakpoint
CREATE INDEX `report_payments_open` ON `report_payments` (`checked_at`) WHERE "report_payments"."state" = 'open';--> statement-breakpoint
CREATE TABLE `report_snapshots` (
	`report_id` text PRIMARY KEY NOT NULL,
	`basis` text NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email_key` text,
	`state` text DEFAULT 'unpaid' NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`closed_at` integer,
	`closed_for` text,
	`file_dropped_at` integer,
	`postcode` text NOT NULL,
	`address` text,
	`property_type` text,
	`epc_rating` text,
	`investment_score` integer,
	`gross_yield` real,
	`assessed_on` text NOT NULL,
	`methodology_version` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_unpaid` ON `reports` (`created_at`) WHERE "reports"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX `reports_closed` ON `reports` (`closed_at`) WHERE "reports"."closed_at" IS NOT NULL AND "reports"."file_dropped_at" IS NULL;--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`livemode` integer NOT NULL,
	`received_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `report_id` text;