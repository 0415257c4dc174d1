CREATE TABLE `attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_account` ON `attempts` (`purpose`,`account`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_address` ON `attempts` (`purpose`,`address`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_at` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`,`used_at`);--> statement-breakpoint
CREATE INDEX `known_devices_used_at` ON `known_devices` (`used_at`);--> statement-breakpoint
CREATE TABLE `landlord_positions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`owners` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`email_key` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `links_user` ON `links` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `links_expires_at` ON `links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`session_id` text NOT NULL,
	`purpose` text NOT NULL,
	`challenge` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`session_id`, `purpose`),
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_expires_at` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	`proved_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_used_at` ON `sessions` (`used_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`verified_at` integer,
	`pending_email` text,
	`first_name` text,
	`last_name` text,
	`password_hash` text,
	`google_subject` text,
	`is_admin` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`alerted_on` text,
	`homes_mailed_at` integer,
	`home_rules` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_subject_unique` ON `users` (`google_subject`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_admins` ON `users` (`is_admin`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE TABLE `backup_journal` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `backup_pass` (
	`id` integer PRIMARY KEY NOT NULL,
	`run` text,
	`begun_at` integer NOT NULL,
	`beat_at` integer NOT NULL,
	`last_ok_at` integer,
	`file` text,
	`bytes` integer,
	`error` text
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`, `at`)
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `event_counts` (
	`day` text NOT NULL,
	`event` text NOT NULL,
	`subject` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`event`, `day`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `event_counts_day` ON `event_counts` (`day`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`recipient` text,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`report_id` text,
	`subscription_id` text,
	`queued_at` integer
);
--> statement-breakpoint
CREATE INDEX `outbox_due_at` ON `outbox` (`due_at`);--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `unsubscribed` (
	`list` text NOT NULL,
	`address_hash` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`list`, `address_hash`)
);
--> statement-breakpoint
CREATE TABLE `ended_postcodes` (
	`postcode` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `postcode_units` (
	`postcode` text PRIMARY KEY NOT NULL,
	`lat_e5` integer,
	`lng_e5` integer,
	`authority_code` text,
	`ward_code` text,
	`area_code` text,
	`placed_area_code` text,
	`deprivation_decile` integer,
	`ward_beside_code` text
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `promo_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`discount_type` text NOT NULL,
	`discount_value` integer NOT NULL,
	`usage_limit` integer,
	`expires_at` integer,
	`plans` text,
	`description` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `promo_codes_code_unique` ON `promo_codes` (`code`);--> statement-breakpoint
CREATE TABLE `promo_uses` (
	`promo_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`expires_at` integer,
	PRIMARY KEY(`promo_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `promo_uses_reserved` ON `promo_uses` (`expires_at`) WHERE "promo_uses"."state" = 'reserved';--> statement-breakpoint
CREATE TABLE `report_corrections` (
	`letter_id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`made_at` integer NOT NULL,
	`changes` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `report_snapshots`(`report_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_corrections_report` ON `report_corrections` (`report_id`,`made_at`);--> statement-breakpoint
CREATE TABLE `scheme_rechecks` (
	`id` integer PRIMARY KEY NOT NULL,
	`followed` integer NOT NULL,
	`until` integer,
	`after_report` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `areas` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`authority_code` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`median_sale_price_pence` integer,
	`sales_count` integer,
	`sale_year` integer,
	`median_band` text,
	`certificates` integer,
	`crime_rate` real,
	`crime_to_month` text,
	`flood_zone_percent` real,
	`households` integer,
	`owned_percent` real,
	`social_rent_percent` real,
	`private_rent_percent` real,
	`flat_percent` real,
	`overcrowded_percent` real,
	`small_areas` integer,
	`deprived_small_areas` integer
);
--> statement-breakpoint
CREATE INDEX `areas_authority` ON `areas` (`authority_code`);--> statement-breakpoint
CREATE TABLE `authorities` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`nation` text NOT NULL,
	`region` text,
	`former_codes` text NOT NULL,
	`dwellings` integer,
	`sales` integer,
	`sale_year` integer,
	`typical_price_pence` integer,
	`households` integer,
	`owned_percent` real,
	`social_rent_percent` real,
	`private_rent_percent` real,
	`flat_percent` real,
	`overcrowded_percent` real,
	`small_areas` integer,
	`deprived_small_areas` integer,
	`deprivation_rank` integer,
	`median_pay_pence` integer,
	`pay_year` integer
);
--> statement-breakpoint
CREATE INDEX `authorities_recoded` ON `authorities` (`former_codes`) WHERE "authorities"."former_codes" <> '[]';--> statement-breakpoint
CREATE TABLE `bank_rates` (
	`from_day` text PRIMARY KEY NOT NULL,
	`rate` real NOT NULL
);
--> statement-breakpoint
CREATE TABLE `datasets` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`as_of` text NOT NULL,
	`digest` text NOT NULL,
	`rows` integer NOT NULL,
	`complete` integer NOT NULL,
	`loaded_at` integer NOT NULL,
	`snapshot` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `demand_thresholds` (
	`indicator` text NOT NULL,
	`nation` text NOT NULL,
	`lower` real NOT NULL,
	`upper` real NOT NULL,
	`count` integer NOT NULL,
	`as_of` text NOT NULL,
	`tenths` text,
	PRIMARY KEY(`indicator`, `nation`)
);
--> statement-breakpoint
CREATE TABLE `house_prices` (
	`code` text NOT NULL,
	`month` text NOT NULL,
	`average_price_pence` integer NOT NULL,
	`growth` real,
	`sales` integer,
	`detached_pence` integer,
	`semi_detached_pence` integer,
	`terraced_pence` integer,
	`flat_pence` integer,
	`snapshot` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`snapshot`, `code`, `month`)
);
--> statement-breakpoint
CREATE TABLE `licensing_schemes` (
	`id` text PRIMARY KEY NOT NULL,
	`authority_code` text NOT NULL,
	`council` text NOT NULL,
	`kind` text NOT NULL,
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
CREATE INDEX `licensing_schemes_authority` ON `licensing_schemes` (`authority_code`);--> statement-breakpoint
CREATE TABLE `postcode_sectors` (
	`sector` text PRIMARY KEY NOT NULL,
	`outcode` text NOT NULL,
	`postcodes` integer NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL,
	`authorities` text NOT NULL,
	`wards` text NOT NULL,
	`areas` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `postcode_sectors_outcode` ON `postcode_sectors` (`outcode`);--> statement-breakpoint
CREATE TABLE `rent_market_areas` (
	`authority_code` text NOT NULL,
	`market_code` text NOT NULL,
	`name` text NOT NULL,
	`private_households` integer NOT NULL,
	PRIMARY KEY(`authority_code`, `market_code`)
);
--> statement-breakpoint
CREATE TABLE `rents` (
	`code` text NOT NULL,
	`name` text NOT NULL,
	`grain` text NOT NULL,
	`all_pence` integer,
	`one_bed_pence` integer,
	`two_bed_pence` integer,
	`three_bed_pence` integer,
	`four_bed_pence` integer,
	`detached_pence` integer,
	`semi_detached_pence` integer,
	`terraced_pence` integer,
	`flat_pence` integer,
	`period` text NOT NULL,
	`growth` real,
	`snapshot` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`snapshot`, `code`)
);
--> statement-breakpoint
CREATE INDEX `rents_name` ON `rents` (`snapshot`,`grain`,`name`);--> statement-breakpoint
CREATE TABLE `scheme_history` (
	`scheme_id` text NOT NULL,
	`at` integer NOT NULL,
	`row` text
);
--> statement-breakpoint
CREATE INDEX `scheme_history_scheme` ON `scheme_history` (`scheme_id`,`at`);--> statement-breakpoint
CREATE TABLE `scheme_street_lists` (
	`scheme_id` text PRIMARY KEY NOT NULL,
	`reading` integer NOT NULL,
	`list` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stations` (
	`crs` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`lat` real NOT NULL,
	`lng` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stations_place` ON `stations` (`lat`,`lng`);--> statement-breakpoint
CREATE TABLE `wards` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`authority_code` text NOT NULL,
	`postcodes` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wards_authority` ON `wards` (`authority_code`);--> statement-breakpoint
CREATE TABLE `report_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`attempt` integer NOT NULL,
	`amount` integer NOT NULL,
	`email_key` text,
	`state` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`waived_at` integer,
	`checked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_payments_attempt` ON `report_payments` (`report_id`,`livemode`,`attempt`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_payments_settled` ON `report_payments` (`report_id`) WHERE "report_payments"."state" IN ('settled', 'refunded');--> statement-breakpoint
CREATE INDEX `report_payments_when_settled` ON `report_payments` (`settled_at`) WHERE "report_payments"."settled_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `report_payments_open` ON `report_payments` (`checked_at`) WHERE "report_payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX `report_payments_email` ON `report_payments` (`email_key`);--> statement-breakpoint
CREATE INDEX `report_payments_over` ON `report_payments` (`created_at`) WHERE "report_payments"."state" <> 'open';--> statement-breakpoint
CREATE INDEX `report_payments_unpaid` ON `report_payments` (`created_at`) WHERE "report_payments"."email_key" IS NOT NULL AND "report_payments"."state" IN ('open', 'canceled', 'returned');--> statement-breakpoint
CREATE TABLE `report_positions` (
	`report_id` text PRIMARY KEY NOT NULL,
	`owners` text NOT NULL,
	`document` text NOT NULL,
	`investment_score` integer,
	`answered` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `report_snapshots`(`report_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `report_scenarios` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`sums` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_scenarios_name` ON `report_scenarios` (`report_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `report_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`uses` integer DEFAULT 0 NOT NULL,
	`with_tax` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_shares_report` ON `report_shares` (`report_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `report_snapshots` (
	`report_id` text PRIMARY KEY NOT NULL,
	`basis` text NOT NULL,
	`document` text NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `report_ticks` (
	`report_id` text NOT NULL,
	`step_id` text NOT NULL,
	`ticked_at` integer NOT NULL,
	PRIMARY KEY(`report_id`, `step_id`),
	FOREIGN KEY (`report_id`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email_key` text,
	`state` text DEFAULT 'unpaid' NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`closed_at` integer,
	`closed_for` text,
	`file_dropped_at` integer,
	`postcode` text NOT NULL,
	`address` text,
	`property_type` text,
	`epc_rating` text,
	`investment_score` integer,
	`gross_yield` real,
	`assessed_on` text NOT NULL,
	`methodology_version` integer NOT NULL,
	`subscription_id` text,
	`allowance_period` integer,
	`last_used_at` integer,
	`let_verdict` text,
	`pays_verdict` text,
	`answered` text,
	`use` text,
	`rent` integer,
	`price` integer,
	`name` text,
	`note` text,
	`archived_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_subscription` ON `reports` (`subscription_id`,`allowance_period`) WHERE "reports"."subscription_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_user` ON `reports` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_email` ON `reports` (`email_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_from_plans` ON `reports` (`paid_at`,`is_test`) WHERE "reports"."subscription_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `reports_kept` ON `reports` (`created_at`) WHERE "reports"."state" <> 'unpaid';--> statement-breakpoint
CREATE INDEX `reports_unpaid` ON `reports` (`created_at`) WHERE "reports"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX `reports_closed` ON `reports` (`closed_at`) WHERE "reports"."closed_at" IS NOT NULL AND "reports"."file_dropped_at" IS NULL;--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`livemode` integer NOT NULL,
	`received_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `postcode_sales` (
	`postcode` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	`sales` text NOT NULL,
	PRIMARY KEY(`postcode`, `since`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `postcode_sales_ended` ON `postcode_sales` (`until`) WHERE "postcode_sales"."until" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `sale_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`postcode` text NOT NULL,
	`sale` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sale_changes_postcode` ON `sale_changes` (`postcode`);--> statement-breakpoint
CREATE TABLE `sale_figures` (
	`snapshot` integer NOT NULL,
	`sector` text NOT NULL,
	`type` text NOT NULL,
	`count` integer NOT NULL,
	`median_pence` integer NOT NULL,
	`lower_quartile_pence` integer NOT NULL,
	`upper_quartile_pence` integer NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	PRIMARY KEY(`snapshot`, `sector`, `type`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `facts_stamps` (
	`scope` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facts_stamps_revision` ON `facts_stamps` (`revision`);--> statement-breakpoint
CREATE INDEX `facts_stamps_changed_at` ON `facts_stamps` (`changed_at`);--> statement-breakpoint
CREATE TABLE `source_runs` (
	`source` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text NOT NULL,
	`error` text,
	`started_by` text NOT NULL,
	`beat_at` integer,
	`progress` text,
	`last_ok_at` integer,
	`done` text,
	`notes` text,
	`failures` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `customers` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`livemode` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customers_user` ON `customers` (`user_id`,`livemode`);--> statement-breakpoint
CREATE TABLE `plan_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`over_subscription` text,
	`over_plan` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_grants_user_id_unique` ON `plan_grants` (`user_id`);--> statement-breakpoint
CREATE TABLE `plan_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`amount` integer NOT NULL,
	`paid_at` integer NOT NULL,
	`is_refunded` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `plan_payments_paid` ON `plan_payments` (`paid_at`);--> statement-breakpoint
CREATE TABLE `subscription_setups` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`kind` text NOT NULL,
	`plan` text NOT NULL,
	`price` integer NOT NULL,
	`amount` integer NOT NULL,
	`promo_id` text,
	`discount_type` text,
	`discount_value` integer,
	`subscription_id` text,
	`state` text DEFAULT 'open' NOT NULL,
	`due_now` integer NOT NULL,
	`card_before` text,
	`created_at` integer NOT NULL,
	`claimed_at` integer,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscription_setups_open` ON `subscription_setups` (`user_id`,`livemode`) WHERE "subscription_setups"."state" = 'open';--> statement-breakpoint
CREATE INDEX `subscription_setups_user` ON `subscription_setups` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscription_setups_subscription` ON `subscription_setups` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `subscription_setups_checked` ON `subscription_setups` (`checked_at`) WHERE "subscription_setups"."state" = 'open';--> statement-breakpoint
CREATE INDEX `subscription_setups_over` ON `subscription_setups` (`created_at`) WHERE "subscription_setups"."state" <> 'open';--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`customer_id` text NOT NULL,
	`livemode` integer NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`price` integer NOT NULL,
	`amount` integer NOT NULL,
	`promo_id` text,
	`discount_type` text,
	`discount_value` integer,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`trial_end` integer,
	`cancel_at_period_end` integer NOT NULL,
	`ended_at` integer,
	`card_brand` text,
	`card_last4` text,
	`created_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`reminded_of` integer,
	`withdrawn_at` integer,
	`given_back` integer,
	`next_plan` text,
	`next_amount` integer,
	`first_invoice_unpaid` integer DEFAULT false NOT NULL,
	`changing_to` text,
	`changing_until` integer,
	`trial_noted_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `subscriptions_asked` ON `subscriptions` (`asked_at`) WHERE "subscriptions"."status" NOT IN ('canceled', 'incomplete_expired');--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_ended` ON `subscriptions` (`ended_at`) WHERE "subscriptions"."ended_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_renewal` ON `subscriptions` (`period_end`) WHERE "subscriptions"."status" IN ('trialing', 'active');--> statement-breakpoint
CREATE INDEX `subscriptions_withdrawn` ON `subscriptions` (`withdrawn_at`) WHERE "subscriptions"."withdrawn_at" IS NOT NULL AND "subscriptions"."given_back" IS NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_trial_unnoted` ON `subscriptions` (`created_at`) WHERE "subscriptions"."trial_end" IS NOT NULL AND "subscriptions"."trial_noted_at" IS NULL;--> statement-breakpoint
CREATE TABLE `trial_cards` (
	`hash` text PRIMARY KEY NOT NULL,
	`claimed_by` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trial_cards_claimed_by` ON `trial_cards` (`claimed_by`);--> statement-breakpoint
CREATE INDEX `trial_cards_claimed_at` ON `trial_cards` (`claimed_at`);--> statement-breakpoint
CREATE TABLE `answered_addresses` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`letter_id` text NOT NULL,
	`answered_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `answered_addresses_age` ON `answered_addresses` (`answered_at`);--> statement-breakpoint
CREATE TABLE `register_suggestions` (
	`id` text PRIMARY KEY NOT NULL,
	`digest` text NOT NULL,
	`authority_code` text,
	`kind` text NOT NULL,
	`postcode` text NOT NULL,
	`scheme_id` text,
	`what` text NOT NULL,
	`link` text NOT NULL,
	`user_id` text,
	`email_key` text,
	`created_at` integer NOT NULL,
	`decision` text,
	`note` text,
	`decided_at` integer,
	`decided_by` text,
	`letter_id` text,
	`sender` text,
	`is_proved` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `register_suggestions_digest_unique` ON `register_suggestions` (`digest`);--> statement-breakpoint
CREATE INDEX `register_suggestions_waiting` ON `register_suggestions` (`authority_code`,`kind`,`scheme_id`) WHERE "register_suggestions"."decided_at" IS NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_sender` ON `register_suggestions` (`sender`,`created_at`) WHERE "register_suggestions"."sender" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `register_suggestions_user` ON `register_suggestions` (`user_id`);--> statement-breakpoint
CREATE INDEX `register_suggestions_email` ON `register_suggestions` (`email_key`);--> statement-breakpoint
CREATE INDEX `register_suggestions_created` ON `register_suggestions` (`created_at`);--> statement-breakpoint
CREATE INDEX `register_suggestions_answered` ON `register_suggestions` (`decided_at`) WHERE "register_suggestions"."email_key" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `register_suggestions_letter` ON `register_suggestions` (`letter_id`) WHERE "register_suggestions"."letter_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `article_four_publishers` (
	`snapshot` integer NOT NULL,
	`code` text NOT NULL,
	`areas` integer NOT NULL,
	`hmo_areas` integer NOT NULL,
	PRIMARY KEY(`snapshot`, `code`)
);
--> statement-breakpoint
CREATE TABLE `scheme_edits` (
	`scheme_id` text PRIMARY KEY NOT NULL,
	`edited_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scheme_page_texts` (
	`url` text NOT NULL,
	`seen_at` integer NOT NULL,
	`hash` text NOT NULL,
	`text` text,
	PRIMARY KEY(`url`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `scheme_pages` (
	`url` text PRIMARY KEY NOT NULL,
	`status` integer,
	`hash` text,
	`checked_at` integer NOT NULL,
	`changed_at` integer,
	`misses` integer DEFAULT 0 NOT NULL,
	`fault` text
);
--> statement-breakpoint
CREATE TABLE `scheme_reviews` (
	`scheme_id` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`noticed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `home_events` (
	`home_id` text NOT NULL,
	`key` text NOT NULL,
	`event` text NOT NULL,
	`at` integer NOT NULL,
	`seen_at` integer,
	`mailed_at` integer,
	PRIMARY KEY(`home_id`, `key`),
	FOREIGN KEY (`home_id`) REFERENCES `homes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `home_events_at` ON `home_events` (`at`);--> statement-breakpoint
CREATE INDEX `home_events_untold` ON `home_events` (`home_id`) WHERE "home_events"."mailed_at" IS NULL AND "home_events"."seen_at" IS NULL;--> statement-breakpoint
CREATE TABLE `home_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `home_feeds_user_id_unique` ON `home_feeds` (`user_id`);--> statement-breakpoint
CREATE TABLE `homes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`postcode` text NOT NULL,
	`address_key` text NOT NULL,
	`details` text NOT NULL,
	`revision` integer NOT NULL,
	`answer` text,
	`judged_at` integer,
	`watched_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `homes_address` ON `homes` (`user_id`,`address_key`);--> statement-breakpoint
CREATE INDEX `homes_open` ON `homes` (`user_id`,`created_at`) WHERE "homes"."archived_at" IS NULL;--> statement-breakpoint
CREATE INDEX `homes_watched` ON `homes` (`watched_at`,`id`) WHERE "homes"."archived_at" IS NULL;--> statement-breakpoint
CREATE TABLE `property_owners` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`details` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `property_owners_user` ON `property_owners` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `cache_purges` (
	`tag` text PRIMARY KEY NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
-- What the cache before the Worker keeps of our tables is dropped after each change of them (worker/jobs/drop-kept-answers.ts).
CREATE TRIGGER `facts_stamps_added` AFTER INSERT ON `facts_stamps` BEGIN INSERT INTO `cache_purges` (`tag`, `changed_at`) VALUES ('tables', CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (`tag`) DO UPDATE SET `changed_at` = excluded.`changed_at`; END;
--> statement-breakpoint
CREATE TRIGGER `facts_stamps_changed` AFTER UPDATE ON `facts_stamps` BEGIN INSERT INTO `cache_purges` (`tag`, `changed_at`) VALUES ('tables', CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (`tag`) DO UPDATE SET `changed_at` = excluded.`changed_at`; END;
--> statement-breakpoint
CREATE TRIGGER `scheme_history_added` AFTER INSERT ON `scheme_history` BEGIN INSERT INTO `cache_purges` (`tag`, `changed_at`) VALUES ('tables', CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (`tag`) DO UPDATE SET `changed_at` = excluded.`changed_at`; END;
--> statement-breakpoint
CREATE TABLE `api_allowances` (
	`payer_id` text NOT NULL,
	`period` integer NOT NULL,
	`user_id` text NOT NULL,
	`used` integer NOT NULL,
	`last_charge` text NOT NULL,
	`last_cost` integer NOT NULL,
	PRIMARY KEY(`payer_id`, `period`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_allowances_user` ON `api_allowances` (`user_id`);--> statement-breakpoint
CREATE INDEX `api_allowances_period` ON `api_allowances` (`period`);--> statement-breakpoint
CREATE TABLE `api_answers` (
	`user_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`asked` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `idempotency_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_answers_at` ON `api_answers` (`at`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`scopes` text NOT NULL,
	`is_test` integer NOT NULL,
	`prefix` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_token_hash_unique` ON `api_keys` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `api_partials` (
	`user_id` text NOT NULL,
	`home` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `home`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_partials_at` ON `api_partials` (`at`);--> statement-breakpoint
CREATE TABLE `api_use` (
	`key_id` text NOT NULL,
	`day` text NOT NULL,
	`calls` integer NOT NULL,
	`assessments` integer NOT NULL,
	`refused` integer NOT NULL,
	PRIMARY KEY(`key_id`, `day`),
	FOREIGN KEY (`key_id`) REFERENCES `api_keys`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_use_day` ON `api_use` (`day`);
--> statement-breakpoint
CREATE TABLE `embed_sites` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hosts` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `embed_sites_user` ON `embed_sites` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`home_id` text,
	`event_key` text,
	`asked_at` integer NOT NULL,
	`due_at` integer,
	`queued_at` integer,
	`tries` integer NOT NULL,
	`delivered_at` integer,
	`last_status` integer,
	`last_error` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`home_id`,`event_key`) REFERENCES `home_events`(`home_id`,`key`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`home_id`,`event_key`,`webhook_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_asked` ON `webhook_deliveries` (`webhook_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE "webhook_deliveries"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`address` text NOT NULL,
	`state` text NOT NULL,
	`generation` integer NOT NULL,
	`rotated_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhooks_address` ON `webhooks` (`user_id`,`address`);
--> statement-breakpoint
CREATE TABLE `home_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`home_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`home_id`) REFERENCES `homes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `home_shares_home` ON `home_shares` (`home_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `home_shares_old` ON `home_shares` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_old` ON `webhook_deliveries` (`asked_at`);
--> statement-breakpoint
-- What a row of the register was, at every change of it (domain/base/facts/scheme.ts).
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
--> statement-breakpoint
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
-- Corrections are followed from the first entry of the history on.
INSERT INTO `scheme_rechecks` (`id`, `followed`, `until`, `after_report`) VALUES (1, 0, NULL, '');
--> statement-breakpoint
-- What is erased or withdrawn is noted by id, so that a restore does it again (worker/db/schema/backup.ts).
CREATE TRIGGER `erased_users` AFTER DELETE ON `users` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('account', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_landlord_positions` AFTER DELETE ON `landlord_positions` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('position', OLD.`user_id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_report_shares` AFTER DELETE ON `report_shares` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('share', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_report_scenarios` AFTER DELETE ON `report_scenarios` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('scenario', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_homes` AFTER DELETE ON `homes` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('home', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_property_owners` AFTER DELETE ON `property_owners` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('owner', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_home_feeds` AFTER DELETE ON `home_feeds` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('feed', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_home_shares` AFTER DELETE ON `home_shares` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('home_share', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_api_keys` AFTER DELETE ON `api_keys` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('api_key', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_embed_sites` AFTER DELETE ON `embed_sites` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('site', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
CREATE TRIGGER `erased_webhooks` AFTER DELETE ON `webhooks` BEGIN INSERT OR IGNORE INTO `erasures` (`kind`, `id`, `at`) VALUES ('webhook', OLD.`id`, CAST(unixepoch('subsec') * 1000 AS INTEGER)); END;
--> statement-breakpoint
-- What changes while a backup is made: one table, three triggers. worker/db/backed-up.test.ts prints those of a new one.
CREATE TRIGGER `journal_settings_added` AFTER INSERT ON `settings` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('settings', json_array(NEW.`key`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_settings_changed` AFTER UPDATE ON `settings` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'settings', json_array(OLD.`key`) UNION SELECT 'settings', json_array(NEW.`key`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_settings_removed` AFTER DELETE ON `settings` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('settings', json_array(OLD.`key`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_users_added` AFTER INSERT ON `users` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('users', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_users_changed` AFTER UPDATE ON `users` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'users', json_array(OLD.`id`) UNION SELECT 'users', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_users_removed` AFTER DELETE ON `users` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('users', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_landlord_positions_added` AFTER INSERT ON `landlord_positions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('landlord_positions', json_array(NEW.`user_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_landlord_positions_changed` AFTER UPDATE ON `landlord_positions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'landlord_positions', json_array(OLD.`user_id`) UNION SELECT 'landlord_positions', json_array(NEW.`user_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_landlord_positions_removed` AFTER DELETE ON `landlord_positions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('landlord_positions', json_array(OLD.`user_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_passkeys_added` AFTER INSERT ON `passkeys` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('passkeys', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_passkeys_changed` AFTER UPDATE ON `passkeys` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'passkeys', json_array(OLD.`id`) UNION SELECT 'passkeys', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_passkeys_removed` AFTER DELETE ON `passkeys` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('passkeys', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_recovery_codes_added` AFTER INSERT ON `recovery_codes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('recovery_codes', json_array(NEW.`code_hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_recovery_codes_changed` AFTER UPDATE ON `recovery_codes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'recovery_codes', json_array(OLD.`code_hash`) UNION SELECT 'recovery_codes', json_array(NEW.`code_hash`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_recovery_codes_removed` AFTER DELETE ON `recovery_codes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('recovery_codes', json_array(OLD.`code_hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_promo_codes_added` AFTER INSERT ON `promo_codes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('promo_codes', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_promo_codes_changed` AFTER UPDATE ON `promo_codes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'promo_codes', json_array(OLD.`id`) UNION SELECT 'promo_codes', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_promo_codes_removed` AFTER DELETE ON `promo_codes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('promo_codes', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_promo_uses_added` AFTER INSERT ON `promo_uses` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('promo_uses', json_array(NEW.`promo_id`, NEW.`user_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_promo_uses_changed` AFTER UPDATE ON `promo_uses` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'promo_uses', json_array(OLD.`promo_id`, OLD.`user_id`) UNION SELECT 'promo_uses', json_array(NEW.`promo_id`, NEW.`user_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_promo_uses_removed` AFTER DELETE ON `promo_uses` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('promo_uses', json_array(OLD.`promo_id`, OLD.`user_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_customers_added` AFTER INSERT ON `customers` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('customers', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_customers_changed` AFTER UPDATE ON `customers` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'customers', json_array(OLD.`id`) UNION SELECT 'customers', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_customers_removed` AFTER DELETE ON `customers` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('customers', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_subscriptions_added` AFTER INSERT ON `subscriptions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('subscriptions', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_subscriptions_changed` AFTER UPDATE ON `subscriptions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'subscriptions', json_array(OLD.`id`) UNION SELECT 'subscriptions', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_subscriptions_removed` AFTER DELETE ON `subscriptions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('subscriptions', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_subscription_setups_added` AFTER INSERT ON `subscription_setups` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('subscription_setups', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_subscription_setups_changed` AFTER UPDATE ON `subscription_setups` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'subscription_setups', json_array(OLD.`id`) UNION SELECT 'subscription_setups', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_subscription_setups_removed` AFTER DELETE ON `subscription_setups` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('subscription_setups', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_plan_grants_added` AFTER INSERT ON `plan_grants` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('plan_grants', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_plan_grants_changed` AFTER UPDATE ON `plan_grants` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'plan_grants', json_array(OLD.`id`) UNION SELECT 'plan_grants', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_plan_grants_removed` AFTER DELETE ON `plan_grants` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('plan_grants', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_plan_payments_added` AFTER INSERT ON `plan_payments` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('plan_payments', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_plan_payments_changed` AFTER UPDATE ON `plan_payments` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'plan_payments', json_array(OLD.`id`) UNION SELECT 'plan_payments', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_plan_payments_removed` AFTER DELETE ON `plan_payments` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('plan_payments', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_trial_cards_added` AFTER INSERT ON `trial_cards` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('trial_cards', json_array(NEW.`hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_trial_cards_changed` AFTER UPDATE ON `trial_cards` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'trial_cards', json_array(OLD.`hash`) UNION SELECT 'trial_cards', json_array(NEW.`hash`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_trial_cards_removed` AFTER DELETE ON `trial_cards` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('trial_cards', json_array(OLD.`hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_reports_added` AFTER INSERT ON `reports` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('reports', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_reports_changed` AFTER UPDATE ON `reports` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'reports', json_array(OLD.`id`) UNION SELECT 'reports', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_reports_removed` AFTER DELETE ON `reports` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('reports', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_snapshots_added` AFTER INSERT ON `report_snapshots` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_snapshots', json_array(NEW.`report_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_snapshots_changed` AFTER UPDATE ON `report_snapshots` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_snapshots', json_array(OLD.`report_id`) UNION SELECT 'report_snapshots', json_array(NEW.`report_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_snapshots_removed` AFTER DELETE ON `report_snapshots` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_snapshots', json_array(OLD.`report_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_positions_added` AFTER INSERT ON `report_positions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_positions', json_array(NEW.`report_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_positions_changed` AFTER UPDATE ON `report_positions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_positions', json_array(OLD.`report_id`) UNION SELECT 'report_positions', json_array(NEW.`report_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_positions_removed` AFTER DELETE ON `report_positions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_positions', json_array(OLD.`report_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_shares_added` AFTER INSERT ON `report_shares` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_shares', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_shares_changed` AFTER UPDATE ON `report_shares` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_shares', json_array(OLD.`id`) UNION SELECT 'report_shares', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_shares_removed` AFTER DELETE ON `report_shares` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_shares', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_ticks_added` AFTER INSERT ON `report_ticks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_ticks', json_array(NEW.`report_id`, NEW.`step_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_ticks_changed` AFTER UPDATE ON `report_ticks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_ticks', json_array(OLD.`report_id`, OLD.`step_id`) UNION SELECT 'report_ticks', json_array(NEW.`report_id`, NEW.`step_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_ticks_removed` AFTER DELETE ON `report_ticks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_ticks', json_array(OLD.`report_id`, OLD.`step_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_scenarios_added` AFTER INSERT ON `report_scenarios` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_scenarios', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_scenarios_changed` AFTER UPDATE ON `report_scenarios` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_scenarios', json_array(OLD.`id`) UNION SELECT 'report_scenarios', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_scenarios_removed` AFTER DELETE ON `report_scenarios` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_scenarios', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_payments_added` AFTER INSERT ON `report_payments` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_payments', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_payments_changed` AFTER UPDATE ON `report_payments` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_payments', json_array(OLD.`id`) UNION SELECT 'report_payments', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_payments_removed` AFTER DELETE ON `report_payments` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_payments', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_corrections_added` AFTER INSERT ON `report_corrections` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_corrections', json_array(NEW.`letter_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_corrections_changed` AFTER UPDATE ON `report_corrections` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'report_corrections', json_array(OLD.`letter_id`) UNION SELECT 'report_corrections', json_array(NEW.`letter_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_report_corrections_removed` AFTER DELETE ON `report_corrections` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('report_corrections', json_array(OLD.`letter_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_register_suggestions_added` AFTER INSERT ON `register_suggestions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('register_suggestions', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_register_suggestions_changed` AFTER UPDATE ON `register_suggestions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'register_suggestions', json_array(OLD.`id`) UNION SELECT 'register_suggestions', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_register_suggestions_removed` AFTER DELETE ON `register_suggestions` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('register_suggestions', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_answered_addresses_added` AFTER INSERT ON `answered_addresses` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('answered_addresses', json_array(NEW.`address_hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_answered_addresses_changed` AFTER UPDATE ON `answered_addresses` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'answered_addresses', json_array(OLD.`address_hash`) UNION SELECT 'answered_addresses', json_array(NEW.`address_hash`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_answered_addresses_removed` AFTER DELETE ON `answered_addresses` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('answered_addresses', json_array(OLD.`address_hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_audit_log_added` AFTER INSERT ON `audit_log` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('audit_log', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_audit_log_changed` AFTER UPDATE ON `audit_log` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'audit_log', json_array(OLD.`id`) UNION SELECT 'audit_log', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_audit_log_removed` AFTER DELETE ON `audit_log` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('audit_log', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_event_counts_added` AFTER INSERT ON `event_counts` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('event_counts', json_array(NEW.`event`, NEW.`day`, NEW.`subject`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_event_counts_changed` AFTER UPDATE ON `event_counts` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'event_counts', json_array(OLD.`event`, OLD.`day`, OLD.`subject`) UNION SELECT 'event_counts', json_array(NEW.`event`, NEW.`day`, NEW.`subject`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_event_counts_removed` AFTER DELETE ON `event_counts` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('event_counts', json_array(OLD.`event`, OLD.`day`, OLD.`subject`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_licensing_schemes_added` AFTER INSERT ON `licensing_schemes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('licensing_schemes', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_licensing_schemes_changed` AFTER UPDATE ON `licensing_schemes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'licensing_schemes', json_array(OLD.`id`) UNION SELECT 'licensing_schemes', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_licensing_schemes_removed` AFTER DELETE ON `licensing_schemes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('licensing_schemes', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_history_added` AFTER INSERT ON `scheme_history` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_history', json_array(NEW.`rowid`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_history_changed` AFTER UPDATE ON `scheme_history` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_history', json_array(OLD.`rowid`) UNION SELECT 'scheme_history', json_array(NEW.`rowid`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_history_removed` AFTER DELETE ON `scheme_history` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_history', json_array(OLD.`rowid`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_street_lists_added` AFTER INSERT ON `scheme_street_lists` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_street_lists', json_array(NEW.`scheme_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_street_lists_changed` AFTER UPDATE ON `scheme_street_lists` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_street_lists', json_array(OLD.`scheme_id`) UNION SELECT 'scheme_street_lists', json_array(NEW.`scheme_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_street_lists_removed` AFTER DELETE ON `scheme_street_lists` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_street_lists', json_array(OLD.`scheme_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_edits_added` AFTER INSERT ON `scheme_edits` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_edits', json_array(NEW.`scheme_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_edits_changed` AFTER UPDATE ON `scheme_edits` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_edits', json_array(OLD.`scheme_id`) UNION SELECT 'scheme_edits', json_array(NEW.`scheme_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_edits_removed` AFTER DELETE ON `scheme_edits` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_edits', json_array(OLD.`scheme_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_pages_added` AFTER INSERT ON `scheme_pages` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_pages', json_array(NEW.`url`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_pages_changed` AFTER UPDATE ON `scheme_pages` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_pages', json_array(OLD.`url`) UNION SELECT 'scheme_pages', json_array(NEW.`url`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_pages_removed` AFTER DELETE ON `scheme_pages` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_pages', json_array(OLD.`url`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_page_texts_added` AFTER INSERT ON `scheme_page_texts` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_page_texts', json_array(NEW.`url`, NEW.`hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_page_texts_changed` AFTER UPDATE ON `scheme_page_texts` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_page_texts', json_array(OLD.`url`, OLD.`hash`) UNION SELECT 'scheme_page_texts', json_array(NEW.`url`, NEW.`hash`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_page_texts_removed` AFTER DELETE ON `scheme_page_texts` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_page_texts', json_array(OLD.`url`, OLD.`hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_reviews_added` AFTER INSERT ON `scheme_reviews` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_reviews', json_array(NEW.`scheme_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_reviews_changed` AFTER UPDATE ON `scheme_reviews` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_reviews', json_array(OLD.`scheme_id`) UNION SELECT 'scheme_reviews', json_array(NEW.`scheme_id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_reviews_removed` AFTER DELETE ON `scheme_reviews` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_reviews', json_array(OLD.`scheme_id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_rechecks_added` AFTER INSERT ON `scheme_rechecks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_rechecks', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_rechecks_changed` AFTER UPDATE ON `scheme_rechecks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'scheme_rechecks', json_array(OLD.`id`) UNION SELECT 'scheme_rechecks', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_scheme_rechecks_removed` AFTER DELETE ON `scheme_rechecks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('scheme_rechecks', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_homes_added` AFTER INSERT ON `homes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('homes', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_homes_changed` AFTER UPDATE ON `homes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'homes', json_array(OLD.`id`) UNION SELECT 'homes', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_homes_removed` AFTER DELETE ON `homes` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('homes', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_property_owners_added` AFTER INSERT ON `property_owners` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('property_owners', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_property_owners_changed` AFTER UPDATE ON `property_owners` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'property_owners', json_array(OLD.`id`) UNION SELECT 'property_owners', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_property_owners_removed` AFTER DELETE ON `property_owners` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('property_owners', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_events_added` AFTER INSERT ON `home_events` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('home_events', json_array(NEW.`home_id`, NEW.`key`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_events_changed` AFTER UPDATE ON `home_events` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'home_events', json_array(OLD.`home_id`, OLD.`key`) UNION SELECT 'home_events', json_array(NEW.`home_id`, NEW.`key`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_events_removed` AFTER DELETE ON `home_events` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('home_events', json_array(OLD.`home_id`, OLD.`key`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_feeds_added` AFTER INSERT ON `home_feeds` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('home_feeds', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_feeds_changed` AFTER UPDATE ON `home_feeds` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'home_feeds', json_array(OLD.`id`) UNION SELECT 'home_feeds', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_feeds_removed` AFTER DELETE ON `home_feeds` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('home_feeds', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_shares_added` AFTER INSERT ON `home_shares` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('home_shares', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_shares_changed` AFTER UPDATE ON `home_shares` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'home_shares', json_array(OLD.`id`) UNION SELECT 'home_shares', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_home_shares_removed` AFTER DELETE ON `home_shares` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('home_shares', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_api_keys_added` AFTER INSERT ON `api_keys` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('api_keys', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_api_keys_changed` AFTER UPDATE ON `api_keys` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'api_keys', json_array(OLD.`id`) UNION SELECT 'api_keys', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_api_keys_removed` AFTER DELETE ON `api_keys` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('api_keys', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_embed_sites_added` AFTER INSERT ON `embed_sites` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('embed_sites', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_embed_sites_changed` AFTER UPDATE ON `embed_sites` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'embed_sites', json_array(OLD.`id`) UNION SELECT 'embed_sites', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_embed_sites_removed` AFTER DELETE ON `embed_sites` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('embed_sites', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_webhooks_added` AFTER INSERT ON `webhooks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('webhooks', json_array(NEW.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_webhooks_changed` AFTER UPDATE ON `webhooks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'webhooks', json_array(OLD.`id`) UNION SELECT 'webhooks', json_array(NEW.`id`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_webhooks_removed` AFTER DELETE ON `webhooks` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('webhooks', json_array(OLD.`id`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_unsubscribed_added` AFTER INSERT ON `unsubscribed` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('unsubscribed', json_array(NEW.`list`, NEW.`address_hash`)); END;
--> statement-breakpoint
CREATE TRIGGER `journal_unsubscribed_changed` AFTER UPDATE ON `unsubscribed` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) SELECT 'unsubscribed', json_array(OLD.`list`, OLD.`address_hash`) UNION SELECT 'unsubscribed', json_array(NEW.`list`, NEW.`address_hash`); END;
--> statement-breakpoint
CREATE TRIGGER `journal_unsubscribed_removed` AFTER DELETE ON `unsubscribed` WHEN (SELECT `run` FROM `backup_pass`) IS NOT NULL BEGIN INSERT INTO `backup_journal` (`name`, `key`) VALUES ('unsubscribed', json_array(OLD.`list`, OLD.`address_hash`)); END;
