import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { generatePath, useParams } from "react-router";
import type { OpenedHome as Opened } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { homeName } from "#domain/portfolio/words.ts";
import { HomeForm } from "#web/features/homes/home-form.tsx";
import { HOMES, homeQuery, ownersQuery } from "#web/features/homes/homes-queries.ts";
import { OpenedHome } from "#web/features/homes/opened-home.tsx";
import { ShareSection } from "#web/features/homes/share-section.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./screens.module.css";

const TITLE = "My Homes";

/** One home of the visitor's, as it stands today. Source: Rule HOMES-3. */
export function KeptHomeScreen() {
	const { id = "" } = useParams();
	useDocumentTitle(TITLE);
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<SignInPrompt title={TITLE} next={generatePath(screens.keptHome, { id })}>
					Sign in to see this home.
				</SignInPrompt>
			}
		>
			{() => (
				<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
					<BackLink to={screens.homes}>My Homes</BackLink>
					<KeptHome key={id} id={id} />
				</div>
			)}
		</SignedInOnly>
	);
}

function KeptHome({ id }: { id: string }) {
	const query = useQuery(homeQuery(id));
	const [isSharing, setSharing] = useState(false);
	return (
		<QueryBoundary query={query} what="this home" height="30rem">
			{(opened) => (
				<>
					<h1 className="page-title">{homeName(opened.home)}</h1>
					<OpenedHome opened={opened} />
					<div className="no-print stack one-column gap-5">
						<Disclosure summary="Show it to somebody by a link" onOpen={() => setSharing(true)}>
							{isSharing ? <ShareSection id={id} /> : null}
						</Disclosure>
						<Disclosure summary="Change what you stated of it">
							<Change opened={opened} />
						</Disclosure>
					</div>
				</>
			)}
		</QueryBoundary>
	);
}

function Change({ opened: { id, revision, home } }: { opened: Opened }) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const { data } = useQuery(ownersQuery);
	return (
		<HomeForm
			key={revision}
			home={home}
			kept={{ id, revision }}
			owners={data?.owners ?? []}
			onKept={async () => {
				await queryClient.invalidateQueries({ queryKey: HOMES });
				showToast({
					tone: "success",
					title: "Saved",
					message: "The home is judged by what you stated.",
				});
			}}
		/>
	);
}
