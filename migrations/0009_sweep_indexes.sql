CREATE INDEX `links_expires_at` ON `links` (`expires_at`);--> statement-breakpoint
CREATE INDEX `event_counts_day` ON `event_counts` (`day`);--> statement-breakpoint
CREATE INDEX `report_payments_email` ON `report_payments` (`email_key`);--> statement-breakpoint
CREATE INDEX `report_payments_over` ON `report_payments` (`created_at`) WHERE "report_payments"."state" <> 'open';--> statement-breakpoint
CREATE INDEX `report_payments_unpaid` ON `report_payments` (`created_at`) WHERE "report_payments"."email_key" IS NOT NULL AND "report_payments"."state" IN ('open', 'canceled', 'returned');--> statement-breakpoint
CREATE INDEX `subscription_setups_checked` ON `subscription_setups` (`checked_at`) WHERE "subscription_setups"."state" = 'open';--> statement-breakpoint
CREATE INDEX `subscription_setups_over` ON `subscription_setups` (`created_at`) WHERE "subscription_setups"."state" <> 'open';--> statement-breakpoint
CREATE INDEX `subscriptions_customer` ON `subscriptions` (`customer_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_ended` ON `subscriptions` (`ended_at`) WHERE "subscriptions"."ended_at" IS NOT NULL;