-- Custom SQL migration file: how reports of before were to be let, and what their buyers stated, out of what was frozen of them.
UPDATE `reports` SET
	`use` = (SELECT json_extract(`document`, '$.inputs.use') FROM `report_snapshots` WHERE `report_id` = `reports`.`id`),
	`rent` = (SELECT json_extract(`document`, '$.rent.statedRent') FROM `report_snapshots` WHERE `report_id` = `reports`.`id`),
	`price` = (SELECT json_extract(`document`, '$.rent.statedPrice') FROM `report_snapshots` WHERE `report_id` = `reports`.`id`)
WHERE `use` IS NULL AND EXISTS (SELECT 1 FROM `report_snapshots` WHERE `report_id` = `reports`.`id`);
