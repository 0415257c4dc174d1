CREATE TABLE `ended_postcodes` (
	`postcode` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
) WITHOUT ROWID;
