CREATE TABLE `postcode_units` (
	`postcode` text PRIMARY KEY NOT NULL,
	`lat_e5` integer,
	`lng_e5` integer,
	`authority_code` text,
	`ward_code` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `areas` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`authority_code` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`median_sale_price_pence` integer,
	`sales_count` integer,
	`sale_year` integer,
	`median_band` text,
	`certificates` integer,
	`crime_rate` real,
	`crime_to_month` text,
	`flood_zone_percent` real
);
--> statement-breakpoint
CREATE TABLE `authorities` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`nation` text NOT NULL,
	`region` text,
	`former_codes` text NOT NULL,
	`dwellings` integer,
	`sales` integer,
	`sale_year` integer,
	`typical_price_pence` integer
);
--> statement-breakpoint
CREATE TABLE `bank_rates` (
	`from_day` text PRIMARY KEY NOT NULL,
	`rate` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `datasets` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`as_of` text NOT NULL,
	`digest` text NOT NULL,
	`rows` integer NOT NULL,
	`complete` integer NOT NULL,
	`loaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `demand_thresholds` (
	`indicator` text NOT NULL,
	`nation` text NOT NULL,
	`lower` real NOT NULL,
	`upper` real NOT NULL,
	`count` integer NOT NULL,
	`as_of` text NOT NULL,
	PRIMARY KEY(`indicator`, `nation`)
);
--> statement-breakpoint
CREATE TABLE `house_prices` (
	`code` text NOT NULL,
	`month` text NOT NULL,
	`average_price_pence` integer NOT NULL,
	`growth` real,
	`sales` integer,
	PRIMARY KEY(`code`, `month`)
);
--> statement-breakpoint
CREATE TABLE `licensing_schemes` (
	`id` text PRIMARY KEY NOT NULL,
	`authority_code` text NOT NULL,
	`council` text NOT NULL,
	`kind` text NOT NULL,
	`announced` text NOT NULL,
	`coverage` text NOT NULL,
	`ward_codes` text NOT NULL,
	`has_unmatched_wards` integer NOT NULL,
	`start_day` text,
	`end_day` text,
	`url` text,
	`verified_on` text
);
--> statement-breakpoint
CREATE INDEX `licensing_schemes_authority` ON `licensing_schemes` (`authority_code`);--> statement-breakpoint
CREATE TABLE `postcode_sectors` (
	`sector` text PRIMARY KEY NOT NULL,
	`outcode` text NOT NULL,
	`postcodes` integer NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`authorities` text NOT NULL,
	`wards` text NOT NULL,
	`area_code` text,
	`area_km` real
);
--> statement-breakpoint
CREATE INDEX `postcode_sectors_outcode` ON `postcode_sectors` (`outcode`);--> statement-breakpoint
CREATE TABLE `rents` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`grain` text NOT NULL,
	`all_pence` integer,
	`one_bed_pence` integer,
	`two_bed_pence` integer,
	`three_bed_pence` integer,
	`four_bed_pence` integer,
	`period` text NOT NULL,
	`growth` real
);
--> statement-breakpoint
CREATE TABLE `wards` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`authority_code` text NOT NULL,
	`postcodes` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`updated_at` integer NOT NULL
);
