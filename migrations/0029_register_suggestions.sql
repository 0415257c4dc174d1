CREATE TABLE `report_corrections` (
	`letter_id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`changes` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `report_snapshots`(`report_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_corrections_report` ON `report_corrections` (`report_id`,`made_at`);--> statement-breakpoint
CREATE TABLE `scheme_rechecks` (
	`id` integer PRIMARY KEY NOT NULL,
	`followed` integer NOT NULL,
	`until` integer,
	`after_report` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `answered_addresses` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`letter_id` text NOT NULL,
	`answered_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `register_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`authority_code` text,
	`kind` text NOT NULL,
	`postcode` text NOT NULL,
	`scheme_id` text,
	`what` text NOT NULL,
	`link` text NOT NULL,
	`user_id` text,
	`email_key` text,
	`created_at` integer NOT NULL,
	`decision` text,
	`note` text,
	`decided_at` integer,
	`decided_by` text,
	`letter_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `register_suggestions_digest_unique` ON `register_suggestions` (`digest`);--> statement-breakpoint
CREATE INDEX `register_suggestions_waiting` ON `register_suggestions` (`created_at`,`id`) WHERE "register_suggestions"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_user` ON `register_suggestions` (`user_id`);--> statement-breakpoint
CREATE INDEX `register_suggestions_email` ON `register_suggestions` (`email_key`);--> statement-breakpoint
CREATE INDEX `register_suggestions_created` ON `register_suggestions` (`created_at`);--> statement-breakpoint
CREATE INDEX `register_suggestions_answered` ON `register_suggestions` (`decided_at`) WHERE "register_suggestions"."email_key" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `register_suggestions_letter` ON `register_suggestions` (`letter_id`) WHERE "register_suggestions"."letter_id" IS NOT NULL;--> statement-breakpoint
-- What was corrected before today nobody is written to about.
INSERT INTO `scheme_rechecks` (`id`, `followed`, `until`, `after_report`)
	SELECT 1, ifnull(max(rowid), 0), NULL, '' FROM `scheme_history`;
