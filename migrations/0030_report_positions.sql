CREATE TABLE `report_positions` (
	`report_id` text PRIMARY KEY NOT NULL,
	`owners` text NOT NULL,
	`document` text NOT NULL,
	`investment_score` integer,
	`pays_verdict` text,
	`risks_count` integer,
	FOREIGN KEY (`report_id`) REFERENCES `report_snapshots`(`report_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `report_shares` ADD `with_tax` integer DEFAULT false NOT NULL;