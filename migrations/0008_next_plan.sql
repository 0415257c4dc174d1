ALTER TABLE `subscriptions` ADD `next_plan` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `next_amount` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `first_invoice_unpaid` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `changing_to` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `changing_until` integer;