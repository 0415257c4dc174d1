import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { generatePath, useLocation } from "react-router";
import type * as z from "zod";
import type { HomeDetails } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { HOMES_WITHOUT_PLAN } from "#domain/business/plans.ts";
import { type HomePlace, homePlaceKey } from "#domain/portfolio/home-place.ts";
import { keptInWords } from "#domain/portfolio/words.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { authPath } from "#web/lib/paths.ts";
import { useVisitor } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { HOMES, homesAtQuery } from "./homes-queries.ts";
import styles from "./keep-home.module.css";

/** A home that is looked at, as it would be kept. */
export type HomeAtHand = Pick<z.input<typeof HomeDetails>, "postcode" | "address" | "stated">;

const ways = [
	{ standing: "watched", words: "Watch it" },
	{ standing: "let", words: "Add as mine" },
] as const;
type Way = (typeof ways)[number];

/** Keeps the home of a preview or report in one tap; whoever is signed out signs in first and comes back to it. Source: Rule HOMES-1, Rule SCREEN-33. */
export function KeepHome({ home }: { home: HomeAtHand }) {
	const visitor = useVisitor();
	const { pathname, search, state } = useLocation();
	switch (visitor.state) {
		case "signed-in":
			return <Keep home={home} />;
		case "signed-out":
			return (
				<Strip
					words={`Keep up to ${HOMES_WITHOUT_PLAN} homes for nothing: we look again and show what changed.`}
				>
					{ways.map(({ standing, words }) => (
						<ButtonLink
							key={standing}
							look="secondary"
							to={authPath(`${pathname}${search}`)}
							state={state}
						>
							{words}
						</ButtonLink>
					))}
				</Strip>
			);
		default:
			return <Strip words="" />;
	}
}

function Keep({ home }: { home: HomeAtHand }) {
	const { data, isPending } = useQuery(homesAtQuery(home.postcode));
	const keeping = useKeeping(home);
	const kept = data?.homes.find((each) => isSame(each, home));
	if (isPending) {
		return <Strip words="" />;
	}
	if (kept) {
		return (
			<Strip words={keptInWords(kept)}>
				<ButtonLink look="secondary" to={generatePath(screens.keptHome, { id: kept.id })}>
					Open it in My Homes
				</ButtonLink>
			</Strip>
		);
	}
	if (isAtLimit(keeping.error)) {
		return (
			<Strip words={keeping.error.message}>
				<ButtonLink look="secondary" to={screens.homes}>
					My Homes
				</ButtonLink>
				<ButtonLink look="secondary" to={screens.subscription}>
					See plans
				</ButtonLink>
			</Strip>
		);
	}
	return (
		<Strip words="Keep this home: we look at it again every three days and show what changed.">
			{ways.map((way) => (
				<Button
					key={way.standing}
					look="secondary"
					pending={keeping.isPending && keeping.variables === way}
					pendingLabel="Keeping..."
					onClick={() => keeping.mutate(way)}
				>
					{way.words}
				</Button>
			))}
		</Strip>
	);
}

function Strip({ words, children }: { words: string; children?: ReactNode }) {
	return (
		<div className={`no-print ${styles["strip"]}`}>
			<p role="status">{words}</p>
			<div className={styles["ways"]}>{children}</div>
		</div>
	);
}

function useKeeping(home: HomeAtHand) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: ({ standing }: Way) =>
			call(
				api.homes.$post({
					json: {
						...home,
						standing,
						stated: { ...home.stated, owned: standing !== "watched" },
					},
				}),
			),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: HOMES }),
		onError: (error) => {
			// It may have been kept in another tab.
			void queryClient.invalidateQueries({ queryKey: homesAtQuery(home.postcode).queryKey });
			if (!isAtLimit(error)) {
				showToast({ title: "Not kept", message: error.message, tone: "destructive" });
			}
		},
	});
}

function isAtLimit(error: Error | null): error is ApiError {
	return error instanceof ApiError && error.code === "limit_reached";
}

/** Whether two are the same home: by their certificate, else by where they are. */
function isSame(
	kept: HomePlace & { readonly certificate: string | null },
	{ postcode, address = "", stated: { certificate, houseNumber } }: HomeAtHand,
): boolean {
	return certificate !== undefined && kept.certificate !== null
		? kept.certificate === certificate
		: homePlaceKey(kept) === homePlaceKey({ postcode, address, houseNumber });
}
