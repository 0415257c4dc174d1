CREATE TABLE `stations` (
	`crs` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stations_place` ON `stations` (`lat`,`lng`);