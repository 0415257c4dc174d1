ALTER TABLE `postcode_sectors` DROP COLUMN `area_code`;--> statement-breakpoint
ALTER TABLE `postcode_sectors` DROP COLUMN `area_km`;