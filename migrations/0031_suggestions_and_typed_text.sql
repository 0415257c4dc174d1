CREATE TABLE `scheme_street_lists` (
	`scheme_id` text PRIMARY KEY NOT NULL,
	`reading` integer NOT NULL,
	`list` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `register_suggestions_waiting`;--> statement-breakpoint
ALTER TABLE `register_suggestions` ADD `sender` text;--> statement-breakpoint
ALTER TABLE `register_suggestions` ADD `is_proved` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_sender` ON `register_suggestions` (`sender`,`created_at`) WHERE "register_suggestions"."sender" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_waiting` ON `register_suggestions` (`authority_code`,`kind`,`scheme_id`) WHERE "register_suggestions"."decided_at" IS NULL;--> statement-breakpoint
-- A list as it was read is of one text: with another, or without its row, it goes.
CREATE TRIGGER `scheme_street_lists_outdated` AFTER UPDATE OF `streets` ON `licensing_schemes` WHEN OLD.`streets` IS NOT NEW.`streets`
BEGIN
	DELETE FROM `scheme_street_lists` WHERE `scheme_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `scheme_street_lists_removed` AFTER DELETE ON `licensing_schemes`
BEGIN
	DELETE FROM `scheme_street_lists` WHERE `scheme_id` = OLD.`id`;
END;
--> statement-breakpoint
-- What was typed before fields were cleaned (domain/typed-text.ts): signs that are not seen, and what stands in their place in one line, and in several.
CREATE TABLE `unseen_signs` (`place` integer PRIMARY KEY, `sign` text NOT NULL, `line` text NOT NULL, `lines` text NOT NULL);
--> statement-breakpoint
INSERT INTO `unseen_signs` (`sign`, `line`, `lines`)
	WITH RECURSIVE ranges(`from`, `to`) AS (
		VALUES (1, 31), (127, 159), (173, 173), (1564, 1564), (4447, 4448), (6158, 6158), (8203, 8203), (8206, 8207), (8232, 8238), (8288, 8292), (8294, 8303), (12644, 12644), (65279, 65279), (65440, 65440), (65529, 65531), (65534, 65535)
	), points(`point`, `to`) AS (
		SELECT `from`, `to` FROM ranges UNION ALL SELECT `point` + 1, `to` FROM points WHERE `point` < `to`
	)
	SELECT char(`point`),
		iif(`point` BETWEEN 9 AND 13 OR `point` IN (133, 8232, 8233), ' ', ''),
		CASE WHEN `point` IN (9, 10) THEN char(`point`) WHEN `point` BETWEEN 11 AND 13 OR `point` IN (133, 8232, 8233) THEN char(10) ELSE '' END
	FROM points;
--> statement-breakpoint
UPDATE `licensing_schemes` SET `name` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`licensing_schemes`.`name`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`name`, `sign`) > 0);
--> statement-breakpoint
UPDATE `licensing_schemes` SET `plans` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`licensing_schemes`.`plans`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`plans`, `sign`) > 0);
--> statement-breakpoint
UPDATE `licensing_schemes` SET `changed_why` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`licensing_schemes`.`changed_why`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`changed_why`, `sign`) > 0);
--> statement-breakpoint
UPDATE `licensing_schemes` SET `streets` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`licensing_schemes`.`streets`, char(13, 10), char(10))
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `lines`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE `sign` NOT IN (char(9), char(10)) AND instr(`streets`, `sign`) > 0);
--> statement-breakpoint
UPDATE `users` SET `first_name` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`users`.`first_name`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`first_name`, `sign`) > 0);
--> statement-breakpoint
UPDATE `users` SET `last_name` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`users`.`last_name`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`last_name`, `sign`) > 0);
--> statement-breakpoint
UPDATE `reports` SET `name` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`reports`.`name`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`name`, `sign`) > 0);
--> statement-breakpoint
UPDATE `reports` SET `note` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`reports`.`note`, char(13, 10), char(10))
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `lines`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE `sign` NOT IN (char(9), char(10)) AND instr(`note`, `sign`) > 0);
--> statement-breakpoint
UPDATE `report_shares` SET `name` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`report_shares`.`name`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`name`, `sign`) > 0);
--> statement-breakpoint
UPDATE `report_scenarios` SET `name` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`report_scenarios`.`name`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`name`, `sign`) > 0);
--> statement-breakpoint
UPDATE `promo_codes` SET `description` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`promo_codes`.`description`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`description`, `sign`) > 0);
--> statement-breakpoint
UPDATE `register_suggestions` SET `what` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`register_suggestions`.`what`, char(13, 10), char(10))
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `lines`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE `sign` NOT IN (char(9), char(10)) AND instr(`what`, `sign`) > 0);
--> statement-breakpoint
UPDATE `register_suggestions` SET `note` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`register_suggestions`.`note`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`note`, `sign`) > 0);
--> statement-breakpoint
-- In JSON, controls stand escaped, and all others as they are.
UPDATE `licensing_schemes` SET `exemptions` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`licensing_schemes`.`exemptions`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`exemptions`, `sign`) > 0);
--> statement-breakpoint
UPDATE `licensing_schemes` SET `exemptions` = (
	WITH RECURSIVE cleaned(`point`, `words`) AS (
		SELECT 0, replace(replace(replace(replace(replace(`licensing_schemes`.`exemptions`, '\r\n', ' '), '\n', ' '), '\r', ' '), '\t', ' '), '\f', ' ')
		UNION ALL SELECT `point` + 1, replace(`words`, printf('\u%04x', `point` + 1), iif(`point` + 1 = 11, ' ', '')) FROM cleaned WHERE `point` < 31
	) SELECT replace(replace(`words`, '\u0000', ''), '\b', '') FROM cleaned ORDER BY `point` DESC LIMIT 1
) WHERE `exemptions` GLOB '*\[nrtfbu]*' AND `exemptions` NOT GLOB '*\\*';
--> statement-breakpoint
UPDATE `licensing_schemes` SET `evidence` = (
	WITH RECURSIVE cleaned(`place`, `words`) AS (
		SELECT 0, replace(`licensing_schemes`.`evidence`, char(13, 10), ' ')
		UNION ALL SELECT `unseen_signs`.`place`, replace(`words`, `sign`, `line`) FROM cleaned JOIN `unseen_signs` ON `unseen_signs`.`place` = cleaned.`place` + 1
	) SELECT trim(`words`) FROM cleaned ORDER BY `place` DESC LIMIT 1
) WHERE EXISTS (SELECT 1 FROM `unseen_signs` WHERE instr(`evidence`, `sign`) > 0);
--> statement-breakpoint
UPDATE `licensing_schemes` SET `evidence` = (
	WITH RECURSIVE cleaned(`point`, `words`) AS (
		SELECT 0, replace(replace(replace(replace(replace(`licensing_schemes`.`evidence`, '\r\n', ' '), '\n', ' '), '\r', ' '), '\t', ' '), '\f', ' ')
		UNION ALL SELECT `point` + 1, replace(`words`, printf('\u%04x', `point` + 1), iif(`point` + 1 = 11, ' ', '')) FROM cleaned WHERE `point` < 31
	) SELECT replace(replace(`words`, '\u0000', ''), '\b', '') FROM cleaned ORDER BY `point` DESC LIMIT 1
) WHERE `evidence` GLOB '*\[nrtfbu]*' AND `evidence` NOT GLOB '*\\*';
--> statement-breakpoint
DROP TABLE `unseen_signs`;
