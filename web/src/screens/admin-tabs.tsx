import { type ComponentType, lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type Tab = { value: string; title: string; Content: ComponentType };

/** In their order, with the register beside the settings it was a part of; each with code of its own. Source: Rule SCREEN-29. */
const tabs = [
	{
		value: "promo-codes",
		title: "Promo Codes",
		Content: lazy(async () => ({
			default: (await import("#web/features/admin-promo-codes/promo-codes-tab.tsx")).PromoCodesTab,
		})),
	},
	{
		value: "users",
		title: "Users",
		Content: lazy(async () => ({
			default: (await import("#web/features/admin-users/users-tab.tsx")).UsersTab,
		})),
	},
	{
		value: "analytics",
		title: "Analytics",
		Content: lazy(async () => ({
			default: (await import("#web/features/admin-analytics/analytics-tab.tsx")).AnalyticsTab,
		})),
	},
	{
		value: "settings",
		title: "Settings",
		Content: lazy(async () => ({
			default: (await import("./settings-tab.tsx")).SettingsTab,
		})),
	},
	{
		value: "register",
		title: "Register",
		Content: lazy(async () => ({
			default: (await import("./register-tab.tsx")).RegisterTab,
		})),
	},
	{
		value: "payments",
		title: "Payments",
		Content: lazy(async () => ({
			default: (await import("#web/features/admin-payments/payments-tab.tsx")).PaymentsTab,
		})),
	},
] as const satisfies readonly Tab[];
type TabName = (typeof tabs)[number]["value"];

/** The tab that an address opens: the first where it names none that there is. */
export function tabOf(query: URLSearchParams) {
	return tabs.find(({ value }) => value === query.get("tab")) ?? tabs[0];
}

/** The parts of the panel. One is fetched when it is first opened, and then keeps what was typed into it. */
export function AdminTabs() {
	const [query, setQuery] = useSearchParams();
	const open = tabOf(query).value;
	const opened = useOpened(open);
	const openTab = (chosen: TabName) => {
		setQuery(
			(last) => {
				last.set("tab", chosen);
				return last;
			},
			{ preventScrollReset: true },
		);
	};
	return (
		<Tabs
			label="Admin panel"
			value={open}
			onChange={openTab}
			tabs={tabs.map(({ value, title, Content }) => ({
				value,
				title,
				content: opened.has(value) ? (
					<Suspense fallback={<Opening title={title} />}>
						<Content />
					</Suspense>
				) : null,
			}))}
		/>
	);
}

/** Every tab that was open so far. */
function useOpened(open: TabName): ReadonlySet<TabName> {
	const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set([open]));
	if (!opened.has(open)) {
		setOpened(new Set([...opened, open]));
	}
	return opened;
}

function Opening({ title }: { title: string }) {
	return (
		<div role="status">
			<VisuallyHidden>Loading {title}</VisuallyHidden>
			<Skeleton height="16rem" />
		</div>
	);
}
