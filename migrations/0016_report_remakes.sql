ALTER TABLE `reports` ADD `remade_from` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `remake_notice_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `reports_remade_from` ON `reports` (`remade_from`) WHERE "reports"."remade_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_remakable` ON `reports` (`methodology_version`) WHERE "reports"."state" = 'paid' AND "reports"."remake_notice_at" IS NULL;