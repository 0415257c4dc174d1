CREATE TABLE `facts_stamps` (
	`scope` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facts_stamps_revision` ON `facts_stamps` (`revision`);--> statement-breakpoint
CREATE INDEX `facts_stamps_changed_at` ON `facts_stamps` (`changed_at`);--> statement-breakpoint
ALTER TABLE `source_runs` DROP COLUMN `stale_since`;