ALTER TABLE `postcode_units` ADD `placed_area_code` text;--> statement-breakpoint
ALTER TABLE `postcode_units` ADD `deprivation_decile` integer;