CREATE TABLE `scheme_page_texts` (
	`url` text NOT NULL,
	`seen_at` integer NOT NULL,
	`hash` text NOT NULL,
	`text` text,
	PRIMARY KEY(`url`, `hash`)
);
--> statement-breakpoint
ALTER TABLE `scheme_pages` ADD `fault` text;