import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { screens } from "#domain/screens.ts";
import { userQuery } from "#web/lib/session.ts";
import { loadCheckoutScreen } from "#web/screens/load-checkout-screen.ts";
import { loadPropertyScreen } from "#web/screens/load-property-screen.ts";
import { loadReportScreen } from "#web/screens/load-report-screen.ts";
import { loadSubscriptionCheckoutScreen } from "#web/screens/load-subscription-checkout-screen.ts";
import { loadSubscriptionScreen } from "#web/screens/load-subscription-screen.ts";
import { BrokenScreen } from "./broken-screen.tsx";
import { Shell } from "./shell.tsx";

/** The whole map of screens. Their code comes when they are opened; their data is asked for at once. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
	return [
		{
			element: <Shell />,
			hydrateFallbackElement: <Shell />,
			loader: () => {
				void queryClient.prefetchQuery(userQuery);
				return null;
			},
			shouldRevalidate: () => false,
			children: [
				{
					errorElement: <BrokenScreen />,
					children: [
						{
							path: screens.home,
							lazy: async () => ({
								Component: (await import("#web/screens/home-screen.tsx")).HomeScreen,
							}),
						},
						{
							path: screens.property,
							loader: loadPropertyScreen(queryClient),
							// A new choice is the screen's own question.
							shouldRevalidate: ({ currentUrl, nextUrl }) =>
								currentUrl.pathname !== nextUrl.pathname,
							lazy: async () => ({
								Component: (await import("#web/screens/property-screen.tsx")).PropertyScreen,
							}),
						},
						{
							path: screens.auth,
							lazy: async () => ({
								Component: (await import("#web/screens/auth-screen.tsx")).AuthScreen,
							}),
						},
						{
							path: screens.forgotPassword,
							lazy: async () => ({
								Component: (await import("#web/screens/forgot-password-screen.tsx"))
									.ForgotPasswordScreen,
							}),
						},
						{
							path: screens.resetPassword,
							lazy: async () => ({
								Component: (await import("#web/screens/reset-password-screen.tsx"))
									.ResetPasswordScreen,
							}),
						},
						{
							path: screens.verifyEmail,
							lazy: async () => ({
								Component: (await import("#web/screens/verify-email-screen.tsx")).VerifyEmailScreen,
							}),
						},
						{
							path: screens.account,
							lazy: async () => ({
								Component: (await import("#web/screens/account-screen.tsx")).AccountScreen,
							}),
						},
						{
							path: screens.reports,
							lazy: async () => ({
								Component: (await import("#web/screens/my-reports-screen.tsx")).MyReportsScreen,
							}),
						},
						{
							path: screens.checkoutSuccess,
							lazy: async () => ({
								Component: (await import("#web/screens/checkout-success-screen.tsx"))
									.CheckoutSuccessScreen,
							}),
						},
						{
							path: screens.checkout,
							loader: loadCheckoutScreen(queryClient),
							lazy: async () => ({
								Component: (await import("#web/screens/checkout-screen.tsx")).CheckoutScreen,
							}),
						},
						{
							path: screens.report,
							loader: loadReportScreen(queryClient),
							lazy: async () => ({
								Component: (await import("#web/screens/report-screen.tsx")).ReportScreen,
							}),
						},
						{
							path: screens.subscription,
							loader: loadSubscriptionScreen(queryClient),
							lazy: async () => ({
								Component: (await import("#web/screens/subscription-screen.tsx"))
									.SubscriptionScreen,
							}),
						},
						...[screens.subscriptionCheckout, screens.subscriptionCheckoutToo].map((path) => ({
							path,
							loader: loadSubscriptionCheckoutScreen(queryClient),
							lazy: async () => ({
								Component: (await import("#web/screens/subscription-checkout-screen.tsx"))
									.SubscriptionCheckoutScreen,
							}),
						})),
						...[screens.subscriptionSuccess, screens.subscriptionSuccessToo].map((path) => ({
							path,
							lazy: async () => ({
								Component: (await import("#web/screens/subscription-success-screen.tsx"))
									.SubscriptionSuccessScreen,
							}),
						})),
						{
							path: screens.admin,
							lazy: async () => ({
								Component: (await import("#web/screens/admin-screen.tsx")).AdminScreen,
							}),
						},
						{
							path: "*",
							lazy: async () => ({
								Component: (await import("#web/screens/not-found-screen.tsx")).NotFoundScreen,
							}),
						},
					],
				},
			],
		},
	];
}
