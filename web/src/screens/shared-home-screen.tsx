import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import { HOME_LINK_GONE } from "#domain/portfolio/shown-home.ts";
import { AnswersCard } from "#web/evidence/answers-card.tsx";
import { HomeNeeds, NextDates } from "#web/features/homes/home-needs.tsx";
import { api, call, isPassing } from "#web/lib/api.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./screens.module.css";

const TITLE = "A home, by a link";

/** A home for whoever was sent a link to it, to read and nothing else. Source: Rule HOMES-19. */
export function SharedHomeScreen() {
	const { token = "" } = useParams();
	useDocumentTitle(TITLE);
	const {
		data: home,
		error,
		refetch,
	} = useQuery({
		queryKey: ["shared home", token],
		queryFn: ({ signal }) =>
			call(
				api["shared-home"][":token"].$get(
					{ param: { token: encodeURIComponent(token) } },
					{ init: { signal } },
				),
			),
	});
	if (error && !home) {
		const [title, advice] = HOME_LINK_GONE;
		return isPassing(error) ? (
			<Message title="Not shown" action={<Button onClick={() => void refetch()}>Try again</Button>}>
				<p>{error.message}</p>
			</Message>
		) : (
			<Message title={title} action={<ButtonLink to={screens.home}>Back to Home</ButtonLink>}>
				<p>{advice}.</p>
			</Message>
		);
	}
	if (!home) {
		return (
			<div role="status" aria-label="Loading the home">
				<Skeleton height="30rem" />
			</div>
		);
	}
	return (
		<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
			<h1 className="page-title">{[home.address, home.postcode].filter(Boolean).join(", ")}</h1>
			<p className="soft">{`As of ${dateInWords(home.assessedOn)}. Judged without its owner’s rent, price and loan.`}</p>
			<AnswersCard answer={home.answer} />
			<HomeNeeds requirements={home.requirements} title="What it needs, and what is held" />
			<NextDates dates={home.dates} />
		</div>
	);
}
