import { useQuery, useQueryClient } from "@tanstack/react-query";
import { generatePath, useNavigate } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { HomeForm } from "#web/features/homes/home-form.tsx";
import { HOMES, ownersQuery } from "#web/features/homes/homes-queries.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { Panel } from "#web/ui/card.tsx";
import styles from "./screens.module.css";

const TITLE = "Add a home";

/** Where the visitor keeps another home. Source: Rule HOMES-1. */
export function NewHomeScreen() {
	useDocumentTitle(TITLE);
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<SignInPrompt title={TITLE} next={screens.newHome}>
					Sign in to keep a home.
				</SignInPrompt>
			}
		>
			{() => (
				<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
					<h1 className="page-title">{TITLE}</h1>
					<Panel>
						<NewHome />
					</Panel>
				</div>
			)}
		</SignedInOnly>
	);
}

function NewHome() {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const { data } = useQuery(ownersQuery);
	return (
		<HomeForm
			home={{}}
			kept={null}
			owners={data?.owners ?? []}
			onKept={async ({ id }) => {
				await queryClient.invalidateQueries({ queryKey: HOMES });
				await navigate(generatePath(screens.keptHome, { id }));
			}}
		/>
	);
}
