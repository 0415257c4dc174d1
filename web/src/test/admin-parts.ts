import type { FoundReport, FoundSubscription } from "#contracts/admin/payments.ts";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import type { AdminUser } from "#contracts/admin/users.ts";

/** An active code for 10% off every plan, without any limit. */
export function aPromoCode(overrides: Partial<PromoCode> = {}): PromoCode {
	return {
		id: "prm_save10",
		code: "SAVE10",
		discountType: "percentage",
		discountValue: 10,
		usageLimit: null,
		usageCount: 3,
		expiresAt: null,
		applicablePlans: null,
		description: null,
		isActive: true,
		createdAt: "2026-11-01T09:00:00.000Z",
		...overrides,
	};
}

/** Somebody with a verified address who never subscribed. */
export function anAccount(overrides: Partial<AdminUser> = {}): AdminUser {
	return {
		id: "usr_grace",
		username: "grace",
		email: "grace@example.com",
		isAdmin: false,
		isAdminByConfiguration: false,
		nextPlan: null,
		isVerified: true,
		subscriptionPlan: "free",
		subscriptionStatus: null,
		provider: null,
		grant: null,
		monthlyReportsUsed: 0,
		limit: 0,
		createdAt: "2026-11-01T09:00:00.000Z",
		isSelf: false,
		...overrides,
	};
}

/** Somebody who pays for Pro and made 3 of its 25 reports. */
export function aSubscriber(overrides: Partial<AdminUser> = {}): AdminUser {
	return anAccount({
		id: "usr_mary",
		username: "mary",
		email: "mary@example.com",
		subscriptionPlan: "pro",
		subscriptionStatus: "active",
		provider: { plan: "pro", status: "active", isTest: true },
		monthlyReportsUsed: 3,
		limit: 25,
		...overrides,
	});
}

/** A report bought by card that can be given back. */
export function aFoundReport(overrides: Partial<FoundReport> = {}): FoundReport {
	return {
		id: "rpt_quay",
		postcode: "M33JE",
		address: "12 Quay Street",
		state: "paid",
		email: "grace@example.com",
		username: null,
		paidBy: "card",
		paymentId: "pi_quay",
		amount: 1_500,
		createdAt: "2026-11-10T09:00:00.000Z",
		paidAt: "2026-11-10T09:05:00.000Z",
		isTest: true,
		refundableUntil: "2026-12-10T09:05:00.000Z",
		canResend: true,
		...overrides,
	};
}

/** A Pro plan that runs. */
export function aFoundSubscription(overrides: Partial<FoundSubscription> = {}): FoundSubscription {
	return {
		id: "sub_pro",
		email: "mary@example.com",
		username: "mary",
		plan: "pro",
		status: "active",
		amount: 2_500,
		createdAt: "2026-11-01T09:00:00.000Z",
		periodEnd: "2026-12-01T09:00:00.000Z",
		cancelAtPeriodEnd: false,
		endedAt: null,
		isTest: true,
		...overrides,
	};
}
