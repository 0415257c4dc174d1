ALTER TABLE `reports` ADD `let_verdict` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `pays_verdict` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `risks_count` integer;