import { useQuery } from "@tanstack/react-query";
import { screens } from "#domain/base/screens.ts";
import { CalendarSection } from "#web/features/homes/calendar-section.tsx";
import { HomeList } from "#web/features/homes/home-list.tsx";
import { homesQuery } from "#web/features/homes/homes-queries.ts";
import { WebhooksSection } from "#web/features/homes/webhooks-section.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import styles from "./screens.module.css";

const TITLE = "My Homes";

/** The homes that the visitor watches or owns. Source: Rule HOMES-3. */
export function HomesScreen() {
	useDocumentTitle(TITLE);
	// Asked for while it is still asked who looks.
	useQuery({ ...homesQuery, enabled: !useIsGuest() });
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<SignInPrompt title={TITLE} next={screens.homes}>
					Sign in to keep the homes you own or think of buying.
				</SignInPrompt>
			}
		>
			{() => (
				<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
					<h1 className="page-title">{TITLE}</h1>
					<Homes />
				</div>
			)}
		</SignedInOnly>
	);
}

function Homes() {
	const query = useQuery(homesQuery);
	return (
		<QueryBoundary query={query} what="your homes" height="20rem">
			{(list) => (
				<>
					<HomeList list={list} />
					{list.homes.length > 0 ? <CalendarSection /> : null}
					{list.homes.length > 0 ? <WebhooksSection /> : null}
				</>
			)}
		</QueryBoundary>
	);
}
