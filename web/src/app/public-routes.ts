import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import { screens } from "#domain/screens.ts";
import { loadPropertyScreen } from "#web/screens/load-property-screen.ts";
import { loadSubscriptionScreen } from "#web/screens/load-subscription-screen.ts";
import { screenRoute } from "./screen-route.ts";

/** Screens that anyone may read, whoever they are. */
export function publicRoutes(queryClient: QueryClient): RouteObject[] {
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
			screens.subscription,
			async () => (await import("#web/screens/subscription-screen.tsx")).SubscriptionScreen,
			{ loader: loadSubscriptionScreen(queryClient) },
		),
		screenRoute(
			screens.documentation,
			async () => (await import("#web/screens/documentation-screen.tsx")).DocumentationScreen,
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
	];
}
