import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { screens } from "#domain/screens.ts";
import { loadCheckoutScreen } from "#web/screens/load-checkout-screen.ts";
import { loadReportScreen } from "#web/screens/load-report-screen.ts";
import { loadSubscriptionCheckoutScreen } from "#web/screens/load-subscription-checkout-screen.ts";
import { screenRoute } from "./screen-route.ts";

/** Screens about somebody's own account, reports and plan. */
export function ownRoutes(queryClient: QueryClient): RouteObject[] {
	return [
		screenRoute(
			screens.auth,
			async () => (await import("#web/screens/auth-screen.tsx")).AuthScreen,
		),
		screenRoute(
			screens.forgotPassword,
			async () => (await import("#web/screens/forgot-password-screen.tsx")).ForgotPasswordScreen,
		),
		screenRoute(
			screens.resetPassword,
			async () => (await import("#web/screens/reset-password-screen.tsx")).ResetPasswordScreen,
		),
		screenRoute(
			screens.verifyEmail,
			async () => (await import("#web/screens/verify-email-screen.tsx")).VerifyEmailScreen,
		),
		screenRoute(
			screens.account,
			async () => (await import("#web/screens/account-screen.tsx")).AccountScreen,
		),
		screenRoute(
			screens.reports,
			async () => (await import("#web/screens/my-reports-screen.tsx")).MyReportsScreen,
		),
		screenRoute(
			screens.report,
			async () => (await import("#web/screens/report-screen.tsx")).ReportScreen,
			{ loader: loadReportScreen(queryClient) },
		),
		screenRoute(
			screens.admin,
			async () => (await import("#web/screens/admin-screen.tsx")).AdminScreen,
		),
		...buyingRoutes(queryClient),
	];
}

function buyingRoutes(queryClient: QueryClient): RouteObject[] {
	return [
		screenRoute(
			screens.checkoutSuccess,
			async () => (await import("#web/screens/checkout-success-screen.tsx")).CheckoutSuccessScreen,
		),
		screenRoute(
			screens.checkout,
			async () => (await import("#web/screens/checkout-screen.tsx")).CheckoutScreen,
			{ loader: loadCheckoutScreen(queryClient) },
		),
		...[screens.subscriptionCheckout, screens.subscriptionCheckoutToo].map((path) =>
			screenRoute(
				path,
				async () =>
					(await import("#web/screens/subscription-checkout-screen.tsx"))
						.SubscriptionCheckoutScreen,
				{ loader: loadSubscriptionCheckoutScreen(queryClient) },
			),
		),
		...[screens.subscriptionSuccess, screens.subscriptionSuccessToo].map((path) =>
			screenRoute(
				path,
				async () =>
					(await import("#web/screens/subscription-success-screen.tsx")).SubscriptionSuccessScreen,
			),
		),
	];
}
