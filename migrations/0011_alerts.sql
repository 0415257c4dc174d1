ALTER TABLE `users` ADD `alerted_on` text;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `failures` integer DEFAULT 0 NOT NULL;