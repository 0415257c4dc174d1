CREATE TABLE `rent_market_areas` (
	`authority_code` text NOT NULL,
	`market_code` text NOT NULL,
	`name` text NOT NULL,
	`private_households` integer NOT NULL,
	PRIMARY KEY(`authority_code`, `market_code`)
);
--> statement-breakpoint
ALTER TABLE `areas` ADD `households` integer;--> statement-breakpoint
ALTER TABLE `areas` ADD `owned_percent` real;--> statement-breakpoint
ALTER TABLE `areas` ADD `social_rent_percent` real;--> statement-breakpoint
ALTER TABLE `areas` ADD `private_rent_percent` real;--> statement-breakpoint
ALTER TABLE `areas` ADD `flat_percent` real;--> statement-breakpoint
ALTER TABLE `areas` ADD `overcrowded_percent` real;--> statement-breakpoint
ALTER TABLE `areas` ADD `small_areas` integer;--> statement-breakpoint
ALTER TABLE `areas` ADD `deprived_small_areas` integer;--> statement-breakpoint
ALTER TABLE `authorities` ADD `households` integer;--> statement-breakpoint
ALTER TABLE `authorities` ADD `owned_percent` real;--> statement-breakpoint
ALTER TABLE `authorities` ADD `social_rent_percent` real;--> statement-breakpoint
ALTER TABLE `authorities` ADD `private_rent_percent` real;--> statement-breakpoint
ALTER TABLE `authorities` ADD `flat_percent` real;--> statement-breakpoint
ALTER TABLE `authorities` ADD `overcrowded_percent` real;--> statement-breakpoint
ALTER TABLE `authorities` ADD `small_areas` integer;--> statement-breakpoint
ALTER TABLE `authorities` ADD `deprived_small_areas` integer;--> statement-breakpoint
ALTER TABLE `authorities` ADD `deprivation_rank` integer;--> statement-breakpoint
ALTER TABLE `authorities` ADD `median_pay_pence` integer;--> statement-breakpoint
ALTER TABLE `authorities` ADD `pay_year` integer;