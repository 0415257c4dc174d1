import type { Analytics } from "#contracts/admin/analytics.ts";
import type { ScreenName } from "#domain/base/screens.ts";
import { shareOf } from "#domain/business/analytics/shares.ts";
import { ChartSection, Nothing } from "./section.tsx";
import type { FigureSheet } from "./sheet.ts";
import { SheetBars } from "./sheet-bars.tsx";

const names: Readonly<Record<ScreenName, string>> = {
	home: "Home",
	landing: "Landing page",
	documentation: "Documentation",
	register: "Licensing register",
	apiReference: "API reference",
	termsOfService: "Terms of Service",
	privacyPolicy: "Privacy Policy",
	cookiePolicy: "Cookie Policy",
	dataProtection: "Data Protection",
	accessibility: "Accessibility",
	property: "Preview of a postcode",
	areas: "Councils",
	area: "A council",
	auth: "Sign in or register",
	forgotPassword: "Forgotten password",
	resetPassword: "New password",
	verifyEmail: "E-mail verification",
	account: "Account",
	homes: "My Homes",
	newHome: "A new home",
	homesImport: "Homes from a list",
	homesReport: "All of My Homes",
	homesComparison: "My Homes side by side",
	keptHome: "One of My Homes",
	reports: "My Reports",
	checkoutSuccess: "Payment of a report, done",
	checkout: "Payment of a report",
	reportComparison: "Reports side by side",
	report: "Report",
	shared: "Report, by a link to it",
	sharedHome: "A home, by a link to it",
	subscription: "Plans",
	subscriptionCheckout: "Payment of a plan",
	subscriptionCheckoutToo: "Payment of a plan, second address",
	subscriptionSuccess: "Payment of a plan, done",
	subscriptionSuccessToo: "Payment of a plan, done, second address",
	admin: "Panel",
};

/** What a screen is called; one that is no more keeps the name it was counted by. */
function screenInWords(screen: string): string {
	return Object.entries(names).find(([name]) => name === screen)?.[1] ?? screen;
}

/** Which screens are opened, as far as visitors let us count. */
export function ScreensSection({ analytics }: { analytics: Analytics }) {
	const { most } = analytics.screens;
	const sheet = screensSheet(analytics);
	return (
		<ChartSection
			title="Screens opened by visitors who agreed to be counted"
			note="The ten most opened. Whoever refused or was not asked yet is left out, and so are crawlers and this panel: there were more. A screen that one visitor opens twice counts twice."
		>
			{most.length === 0 ? (
				<Nothing>Nobody who agreed to be counted opened a screen in this period.</Nothing>
			) : (
				<SheetBars
					sheet={sheet}
					figure={1}
					aside={2}
					bars={most.map(({ opened }) => ({ value: opened, tone: "in" }))}
				/>
			)}
		</ChartSection>
	);
}

function screensSheet({ from, to, screens }: Analytics): FigureSheet {
	return {
		name: "screens",
		title: "Screens opened",
		period: { from, to },
		columns: [
			{ title: "Screen", holds: "words" },
			{ title: "Opened", holds: "count" },
			{ title: "Of all opened", holds: "share" },
		],
		rows: screens.most.map(({ screen, opened }) => ({
			key: screen,
			cells: [screenInWords(screen), opened, shareOf(opened, screens.opened)],
		})),
	};
}
