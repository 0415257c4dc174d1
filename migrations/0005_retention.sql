ALTER TABLE `reports` ADD `last_used_at` integer;--> statement-breakpoint
CREATE INDEX `reports_kept` ON `reports` (`created_at`) WHERE "reports"."state" <> 'unpaid';