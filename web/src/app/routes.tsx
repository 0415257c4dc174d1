import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import {
	loadCheckoutScreen,
	loadPropertyScreen,
	loadReportScreen,
	loadSharedScreen,
	loadSubscriptionCheckoutScreen,
	loadSubscriptionScreen,
} from "#web/screens/loaders.ts";
import { Button } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { WithoutScripts } from "#web/ui/without-scripts.tsx";
import { screenRoute } from "./screen-route.ts";
import { Shell } from "./shell.tsx";

/** The whole map of screens. Their code comes when they are opened; their data is fetched at once. */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
	return [
		{
			element: <Shell />,
			hydrateFallbackElement: (
				<Shell>
					<WithoutScripts />
				</Shell>
			),
			children: [
				{
					errorElement: <BrokenScreen />,
					children: [
						...publicRoutes(queryClient),
						...ownRoutes(queryClient),
						screenRoute(
							"*",
							async () => (await import("#web/screens/not-found-screen.tsx")).NotFoundScreen,
						),
					],
				},
			],
		},
		...galleryRoutes(),
	];
}

/** Screens that anyone may read. */
function publicRoutes(queryClient: QueryClient): RouteObject[] {
	return [
		screenRoute(
			screens.home,
			async () => (await import("#web/screens/home-screen.tsx")).HomeScreen,
		),
		screenRoute(
			screens.landing,
			async () => (await import("#web/screens/landing-screen.tsx")).LandingScreen,
		),
		screenRoute(
			screens.property,
			async () => (await import("#web/screens/property-screen.tsx")).PropertyScreen,
			{
				loader: loadPropertyScreen(queryClient),
				// A new choice is the screen's own question.
				shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
			},
		),
		screenRoute(
			screens.areas,
			async () => (await import("#web/screens/areas-screen.tsx")).AreasScreen,
		),
		screenRoute(
			screens.area,
			async () => (await import("#web/screens/area-screen.tsx")).AreaScreen,
		),
		screenRoute(
			screens.subscription,
			async () => (await import("#web/screens/subscription-screen.tsx")).SubscriptionScreen,
			{ loader: loadSubscriptionScreen(queryClient) },
		),
		screenRoute(
			screens.shared,
			async () => (await import("#web/screens/shared-report-screen.tsx")).SharedReportScreen,
			{ loader: loadSharedScreen(queryClient) },
		),
		screenRoute(
			screens.sharedHome,
			async () => (await import("#web/screens/shared-home-screen.tsx")).SharedHomeScreen,
		),
		screenRoute(
			screens.documentation,
			async () => (await import("#web/screens/documentation-screen.tsx")).DocumentationScreen,
		),
		screenRoute(
			screens.register,
			async () => (await import("#web/screens/register-screen.tsx")).RegisterScreen,
		),
		screenRoute(
			screens.termsOfService,
			async () => (await import("#web/screens/terms-of-service-screen.tsx")).TermsOfServiceScreen,
		),
		screenRoute(
			screens.privacyPolicy,
			async () => (await import("#web/screens/privacy-policy-screen.tsx")).PrivacyPolicyScreen,
		),
		screenRoute(
			screens.cookiePolicy,
			async () => (await import("#web/screens/cookie-policy-screen.tsx")).CookiePolicyScreen,
		),
		screenRoute(
			screens.dataProtection,
			async () => (await import("#web/screens/data-protection-screen.tsx")).DataProtectionScreen,
		),
		screenRoute(
			screens.apiReference,
			async () => (await import("#web/screens/api-reference-screen.tsx")).ApiReferenceScreen,
		),
		screenRoute(
			screens.accessibility,
			async () => (await import("#web/screens/accessibility-screen.tsx")).AccessibilityScreen,
		),
	];
}

/** Screens about somebody's own account, reports and plan. */
function ownRoutes(queryClient: QueryClient): RouteObject[] {
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
			screens.homes,
			async () => (await import("#web/screens/homes-screen.tsx")).HomesScreen,
		),
		screenRoute(
			screens.newHome,
			async () => (await import("#web/screens/new-home-screen.tsx")).NewHomeScreen,
		),
		screenRoute(
			screens.homesImport,
			async () => (await import("#web/screens/homes-import-screen.tsx")).HomesImportScreen,
		),
		screenRoute(
			screens.homesReport,
			async () => (await import("#web/screens/homes-report-screen.tsx")).HomesReportScreen,
		),
		screenRoute(
			screens.homesComparison,
			async () => (await import("#web/screens/homes-comparison-screen.tsx")).HomesComparisonScreen,
		),
		screenRoute(
			screens.keptHome,
			async () => (await import("#web/screens/kept-home-screen.tsx")).KeptHomeScreen,
		),
		screenRoute(
			screens.reports,
			async () => (await import("#web/screens/my-reports-screen.tsx")).MyReportsScreen,
		),
		screenRoute(
			screens.reportComparison,
			async () =>
				(await import("#web/screens/report-comparison-screen.tsx")).ReportComparisonScreen,
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

/** Screens between a choice and what was bought. */
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

/** The gallery of components, by itself. A build knows the condition and drops it with all its code. */
function galleryRoutes(): RouteObject[] {
	return import.meta.env.DEV
		? [screenRoute("/gallery", async () => (await import("#web/gallery/gallery.tsx")).Gallery)]
		: [];
}

/** Shown when a screen could not be drawn or its code not fetched, as after a new version was put out. */
function BrokenScreen() {
	useDocumentTitle("Error");
	return (
		<Message
			title="Something went wrong"
			action={<Button onClick={() => window.location.reload()}>Load the page again</Button>}
		>
			<p>Something went wrong. Please try again.</p>
		</Message>
	);
}
