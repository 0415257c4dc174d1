CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `event_counts` (
	`day` text NOT NULL,
	`event` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`event`, `day`, `subject`)
);
--> statement-breakpoint
CREATE TABLE `plan_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`over_subscription` text,
	`over_plan` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_grants_user_id_unique` ON `plan_grants` (`user_id`);--> statement-breakpoint
CREATE TABLE `plan_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`is_refunded` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `plan_payments_paid` ON `plan_payments` (`paid_at`);--> statement-breakpoint
CREATE TABLE `scheme_edits` (
	`scheme_id` text PRIMARY KEY NOT NULL,
	`edited_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `source_runs` (
	`source` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text NOT NULL,
	`error` text,
	`started_by` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `report_payments_when_settled` ON `report_payments` (`settled_at`) WHERE "report_payments"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_email` ON `reports` (`email_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_from_plans` ON `reports` (`paid_at`,`is_test`) WHERE "reports"."subscription_id" IS NOT NULL;