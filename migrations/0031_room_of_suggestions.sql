DROP INDEX `register_suggestions_waiting`;--> statement-breakpoint
ALTER TABLE `register_suggestions` ADD `sender` text;--> statement-breakpoint
ALTER TABLE `register_suggestions` ADD `is_proved` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_sender` ON `register_suggestions` (`sender`,`created_at`) WHERE "register_suggestions"."sender" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_waiting` ON `register_suggestions` (`authority_code`,`kind`,`scheme_id`) WHERE "register_suggestions"."decided_at" IS NULL;