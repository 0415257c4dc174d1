CREATE TABLE `rent_market_areas` (
	`authority_code` text NOT NULL,
	`market_code` text NOT NULL,
	`name` text NOT NULL,
	`private_households` integer NOT NULL,
	PRIMARY KEY(`authority_code`, `market_code`)
);
