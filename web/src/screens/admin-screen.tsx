import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { StuckMail } from "#web/features/admin-system/stuck-mail.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { type WorkView, workTitles, workViews } from "#web/lib/admin-paths.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { AdminTabs, tabOf } from "#web/screens/admin-tabs.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Message } from "#web/ui/message.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./screens.module.css";

/** With code of its own: it takes the whole screen. */
const Workbench = lazy(async () => ({
	default: (await import("#web/features/admin-register/workbench/workbench.tsx")).Workbench,
}));

/** What the business is run with, for administrators alone: the server decides on every call who is one. Source: Rule SCREEN-29. */
export function AdminScreen() {
	const [query] = useSearchParams();
	const view = workViews.find((each) => each === query.get("work"));
	useDocumentTitle(`${view ? workTitles[view] : tabOf(query).title}, Admin Panel`);
	return (
		<SignedInOnly
			title="Admin Panel"
			prompt={
				<SignInPrompt title="Admin Access Required" next={screens.admin}>
					Sign in with an administrator's account.
				</SignInPrompt>
			}
		>
			{({ isAdmin, username }) =>
				isAdmin ? <Panel username={username} view={view} /> : <AccessDenied />
			}
		</SignedInOnly>
	);
}

type PanelProps = {
	username: string;
	/** View of the workbench; undefined for the tabs. */
	view: WorkView | undefined;
};

function Panel({ username, view }: PanelProps) {
	return (
		<>
			<header className={`row wrap gap-1 align-center below-4 across-4 ${styles["header"]}`}>
				<h1 className={`gap-2 align-center inline-row text-ml ${styles["badge"]}`}>
					<Icon name="crown" size={18} />
					Admin Panel
				</h1>
				<p className={`soft break-anywhere ${styles["welcome"]}`}>Welcome, {username}</p>
				<ButtonLink to={screens.home} look="plain">
					<Icon name="back" size={18} />
					Back to App
				</ButtonLink>
			</header>
			<StuckMail />
			{view ? (
				<Suspense fallback={<Skeleton height="40rem" />}>
					<Workbench view={view} />
				</Suspense>
			) : (
				<AdminTabs />
			)}
		</>
	);
}

function AccessDenied() {
	return (
		<Message title="Access Denied" action={<ButtonLink to={screens.home}>Go Home</ButtonLink>}>
			<p>You don't have permission to access the admin panel.</p>
		</Message>
	);
}
