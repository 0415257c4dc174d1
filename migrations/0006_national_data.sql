CREATE TABLE `postcode_sales` (
	`postcode` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	`sales` text NOT NULL,
	PRIMARY KEY(`postcode`, `since`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `postcode_sales_ended` ON `postcode_sales` (`until`) WHERE "postcode_sales"."until" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sale_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`postcode` text NOT NULL,
	`sale` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sale_changes_postcode` ON `sale_changes` (`postcode`);--> statement-breakpoint
CREATE TABLE `sale_figures` (
	`snapshot` integer NOT NULL,
	`sector` text NOT NULL,
	`type` text NOT NULL,
	`count` integer NOT NULL,
	`median_pence` integer NOT NULL,
	`lower_quartile_pence` integer NOT NULL,
	`upper_quartile_pence` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	PRIMARY KEY(`snapshot`, `sector`, `type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `article_four_publishers` (
	`snapshot` integer NOT NULL,
	`code` text NOT NULL,
	`areas` integer NOT NULL,
	`hmo_areas` integer NOT NULL,
	PRIMARY KEY(`snapshot`, `code`)
);
--> statement-breakpoint
CREATE TABLE `scheme_pages` (
	`url` text PRIMARY KEY NOT NULL,
	`status` integer,
	`hash` text,
	`checked_at` integer NOT NULL,
	`changed_at` integer,
	`misses` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scheme_reviews` (
	`scheme_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`noticed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `__new_house_prices` (
	`code` text NOT NULL,
	`month` text NOT NULL,
	`average_price_pence` integer NOT NULL,
	`growth` real,
	`sales` integer,
	`detached_pence` integer,
	`semi_detached_pence` integer,
	`terraced_pence` integer,
	`flat_pence` integer,
	`snapshot` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`snapshot`, `code`, `month`)
);
--> statement-breakpoint
INSERT INTO `__new_house_prices`("code", "month", "average_price_pence", "growth", "sales") SELECT "code", "month", "average_price_pence", "growth", "sales" FROM `house_prices`;--> statement-breakpoint
DROP TABLE `house_prices`;--> statement-breakpoint
ALTER TABLE `__new_house_prices` RENAME TO `house_prices`;--> statement-breakpoint
CREATE TABLE `__new_rents` (
	`code` text NOT NULL,
	`name` text NOT NULL,
	`grain` text NOT NULL,
	`all_pence` integer,
	`one_bed_pence` integer,
	`two_bed_pence` integer,
	`three_bed_pence` integer,
	`four_bed_pence` integer,
	`period` text NOT NULL,
	`growth` real,
	`snapshot` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`snapshot`, `code`)
);
--> statement-breakpoint
INSERT INTO `__new_rents`("code", "name", "grain", "all_pence", "one_bed_pence", "two_bed_pence", "three_bed_pence", "four_bed_pence", "period", "growth") SELECT "code", "name", "grain", "all_pence", "one_bed_pence", "two_bed_pence", "three_bed_pence", "four_bed_pence", "period", "growth" FROM `rents`;--> statement-breakpoint
DROP TABLE `rents`;--> statement-breakpoint
ALTER TABLE `__new_rents` RENAME TO `rents`;--> statement-breakpoint
ALTER TABLE `postcode_units` ADD `area_code` text;--> statement-breakpoint
ALTER TABLE `datasets` ADD `snapshot` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `beat_at` integer;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `progress` text;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `last_ok_at` integer;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `done` text;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `notes` text;--> statement-breakpoint
ALTER TABLE `source_runs` ADD `stale_since` integer;
