CREATE TABLE `certificate_areas` (
	`authority` text PRIMARY KEY NOT NULL,
	`register` text NOT NULL,
	`as_of` text NOT NULL,
	`homes` integer NOT NULL,
	`certificates` integer NOT NULL,
	`snapshot` integer NOT NULL,
	`digest` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificate_postcodes` (
	`authority` text NOT NULL,
	`snapshot` integer NOT NULL,
	`postcode` text NOT NULL,
	`homes` integer NOT NULL,
	`bands` text NOT NULL,
	`median_points` real,
	PRIMARY KEY(`authority`, `snapshot`, `postcode`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `certificates` (
	`authority` text NOT NULL,
	`snapshot` integer NOT NULL,
	`postcode` text NOT NULL,
	`number` text NOT NULL,
	`uprn` text,
	`address` text,
	`band` text NOT NULL,
	`points` integer,
	`potential_band` text,
	`potential_points` integer,
	`floor_area` real,
	`property_type` text,
	`built_form` text,
	`tenure` text,
	`registered_on` text NOT NULL,
	`inspected_on` text,
	PRIMARY KEY(`authority`, `snapshot`, `postcode`, `number`)
) WITHOUT ROWID;
