CREATE TABLE `report_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_shares_report` ON `report_shares` (`report_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `report_ticks` (
	`report_id` text NOT NULL,
	`step_id` text NOT NULL,
	`ticked_at` integer NOT NULL,
	PRIMARY KEY(`report_id`, `step_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `reports` ADD `use` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `rent` integer;--> statement-breakpoint
ALTER TABLE `reports` ADD `price` integer;--> statement-breakpoint
ALTER TABLE `reports` ADD `name` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `note` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `archived_at` integer;