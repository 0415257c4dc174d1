CREATE TABLE `scheme_history` (
	`scheme_id` text NOT NULL,
	`at` integer NOT NULL,
	`row` text
);
--> statement-breakpoint
CREATE INDEX `scheme_history_scheme` ON `scheme_history` (`scheme_id`,`at`);--> statement-breakpoint
CREATE TABLE `__new_licensing_schemes` (
	`id` text PRIMARY KEY NOT NULL,
	`authority_code` text NOT NULL,
	`council` text NOT NULL,
	`kind` text NOT NULL,
	`announced` text DEFAULT 'none' NOT NULL,
	`ruled_out` text DEFAULT '[]' NOT NULL,
	`name` text,
	`status` text NOT NULL,
	`coverage` text NOT NULL,
	`ward_codes` text NOT NULL,
	`ward_vintage` text,
	`has_unmatched_wards` integer NOT NULL,
	`streets` text,
	`designated_on` text,
	`start_day` text,
	`end_day` text,
	`hmo` text,
	`exemptions` text DEFAULT '[]' NOT NULL,
	`fees` text,
	`plans` text,
	`url` text,
	`evidence` text DEFAULT '[]' NOT NULL,
	`verified_on` text,
	`revision` integer DEFAULT 1 NOT NULL,
	`changed_at` integer DEFAULT 0 NOT NULL,
	`changed_by` text DEFAULT 'release' NOT NULL,
	`changed_why` text
);
--> statement-breakpoint
INSERT INTO `__new_licensing_schemes` (`id`, `authority_code`, `council`, `kind`, `announced`, `ruled_out`, `status`, `coverage`, `ward_codes`, `has_unmatched_wards`, `start_day`, `end_day`, `url`, `verified_on`, `changed_at`)
SELECT `id`, `authority_code`, `council`, `kind`, `announced`,
	CASE `kind` WHEN 'none' THEN '["selective","additional"]' ELSE '[]' END,
	CASE
		WHEN `kind` = 'none' THEN 'none'
		WHEN `announced` = 'proposed' THEN 'consulting'
		WHEN `announced` = 'upcoming' AND `start_day` IS NULL THEN 'approved'
		WHEN `announced` = 'upcoming' THEN 'made'
		WHEN `announced` = 'expired' THEN 'ended'
		WHEN `announced` = 'none' THEN 'none'
		ELSE 'in_force'
	END,
	`coverage`, `ward_codes`, `has_unmatched_wards`, `start_day`, `end_day`, `url`, `verified_on`,
	ifnull((SELECT `loaded_at` FROM `datasets` WHERE `datasets`.`id` = 'licensing_schemes'), 0)
FROM `licensing_schemes`;
--> statement-breakpoint
DROP TABLE `licensing_schemes`;
--> statement-breakpoint
ALTER TABLE `__new_licensing_schemes` RENAME TO `licensing_schemes`;
--> statement-breakpoint
CREATE INDEX `licensing_schemes_authority` ON `licensing_schemes` (`authority_code`);
--> statement-breakpoint
INSERT INTO `scheme_history` (`scheme_id`, `at`, `row`)
	SELECT `id`, `changed_at`, json_set(
		json_object('id', `id`, 'authorityCode', `authority_code`, 'council', `council`, 'kind', `kind`, 'ruledOut', json(`ruled_out`), 'name', `name`, 'status', `status`, 'coverage', `coverage`, 'wardCodes', json(`ward_codes`), 'wardVintage', `ward_vintage`, 'hasUnmatchedWards', json(iif(`has_unmatched_wards`, 'true', 'false')), 'streets', `streets`, 'designatedOn', `designated_on`, 'start', `start_day`, 'end', `end_day`),
		'$.hmo', json(`hmo`), '$.exemptions', json(`exemptions`), '$.fees', json(`fees`), '$.plans', `plans`, '$.url', `url`, '$.evidence', json(`evidence`), '$.verifiedOn', `verified_on`, '$.revision', `revision`, '$.changedAt', `changed_at`, '$.changedBy', `changed_by`, '$.changedWhy', `changed_why`
	) FROM `licensing_schemes`;
--> statement-breakpoint
CREATE TRIGGER `licensing_schemes_added` AFTER INSERT ON `licensing_schemes`
BEGIN
	INSERT INTO `scheme_history` (`scheme_id`, `at`, `row`) VALUES (NEW.`id`, NEW.`changed_at`, json_set(
		json_object('id', NEW.`id`, 'authorityCode', NEW.`authority_code`, 'council', NEW.`council`, 'kind', NEW.`kind`, 'ruledOut', json(NEW.`ruled_out`), 'name', NEW.`name`, 'status', NEW.`status`, 'coverage', NEW.`coverage`, 'wardCodes', json(NEW.`ward_codes`), 'wardVintage', NEW.`ward_vintage`, 'hasUnmatchedWards', json(iif(NEW.`has_unmatched_wards`, 'true', 'false')), 'streets', NEW.`streets`, 'designatedOn', NEW.`designated_on`, 'start', NEW.`start_day`, 'end', NEW.`end_day`),
		'$.hmo', json(NEW.`hmo`), '$.exemptions', json(NEW.`exemptions`), '$.fees', json(NEW.`fees`), '$.plans', NEW.`plans`, '$.url', NEW.`url`, '$.evidence', json(NEW.`evidence`), '$.verifiedOn', NEW.`verified_on`, '$.revision', NEW.`revision`, '$.changedAt', NEW.`changed_at`, '$.changedBy', NEW.`changed_by`, '$.changedWhy', NEW.`changed_why`
	));
END;
--> statement-breakpoint
CREATE TRIGGER `licensing_schemes_changed` AFTER UPDATE ON `licensing_schemes`
WHEN (OLD.`id`, OLD.`authority_code`, OLD.`council`, OLD.`kind`, OLD.`ruled_out`, OLD.`name`, OLD.`status`, OLD.`coverage`, OLD.`ward_codes`, OLD.`ward_vintage`, OLD.`has_unmatched_wards`, OLD.`streets`, OLD.`designated_on`, OLD.`start_day`, OLD.`end_day`, OLD.`hmo`, OLD.`exemptions`, OLD.`fees`, OLD.`plans`, OLD.`url`, OLD.`evidence`, OLD.`verified_on`, OLD.`revision`, OLD.`changed_at`, OLD.`changed_by`, OLD.`changed_why`)
	IS NOT (NEW.`id`, NEW.`authority_code`, NEW.`council`, NEW.`kind`, NEW.`ruled_out`, NEW.`name`, NEW.`status`, NEW.`coverage`, NEW.`ward_codes`, NEW.`ward_vintage`, NEW.`has_unmatched_wards`, NEW.`streets`, NEW.`designated_on`, NEW.`start_day`, NEW.`end_day`, NEW.`hmo`, NEW.`exemptions`, NEW.`fees`, NEW.`plans`, NEW.`url`, NEW.`evidence`, NEW.`verified_on`, NEW.`revision`, NEW.`changed_at`, NEW.`changed_by`, NEW.`changed_why`)
BEGIN
	INSERT INTO `scheme_history` (`scheme_id`, `at`, `row`) VALUES (NEW.`id`, NEW.`changed_at`, json_set(
		json_object('id', NEW.`id`, 'authorityCode', NEW.`authority_code`, 'council', NEW.`council`, 'kind', NEW.`kind`, 'ruledOut', json(NEW.`ruled_out`), 'name', NEW.`name`, 'status', NEW.`status`, 'coverage', NEW.`coverage`, 'wardCodes', json(NEW.`ward_codes`), 'wardVintage', NEW.`ward_vintage`, 'hasUnmatchedWards', json(iif(NEW.`has_unmatched_wards`, 'true', 'false')), 'streets', NEW.`streets`, 'designatedOn', NEW.`designated_on`, 'start', NEW.`start_day`, 'end', NEW.`end_day`),
		'$.hmo', json(NEW.`hmo`), '$.exemptions', json(NEW.`exemptions`), '$.fees', json(NEW.`fees`), '$.plans', NEW.`plans`, '$.url', NEW.`url`, '$.evidence', json(NEW.`evidence`), '$.verifiedOn', NEW.`verified_on`, '$.revision', NEW.`revision`, '$.changedAt', NEW.`changed_at`, '$.changedBy', NEW.`changed_by`, '$.changedWhy', NEW.`changed_why`
	));
END;
--> statement-breakpoint
CREATE TRIGGER `licensing_schemes_removed` AFTER DELETE ON `licensing_schemes`
BEGIN
	INSERT INTO `scheme_history` (`scheme_id`, `at`, `row`) VALUES (OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER), NULL);
END;
