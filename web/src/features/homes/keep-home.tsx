import { useQuery, useQueryClient } from "@tanstack/react-query";
import { generatePath } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { type HomePlace, homePlaceKey } from "#domain/portfolio/home-place.ts";
import { keptInWords } from "#domain/portfolio/words.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { HOMES, homesAtQuery } from "./homes-queries.ts";
import { type HomeAtHand, KeepStrip, type KeepWay, keepWays } from "./keep-strip.tsx";

/** Keeps the home of a preview or report in one tap, for whoever is signed in. Source: Rule HOMES-1, Rule SCREEN-33. */
export function KeepHome({ home }: { home: HomeAtHand }) {
	const { data, isPending } = useQuery(homesAtQuery(home.postcode));
	const keeping = useKeeping(home);
	const kept = data?.homes.find((each) => isSame(each, home));
	if (isPending) {
		return <KeepStrip words="" />;
	}
	if (kept) {
		return (
			<KeepStrip words={keptInWords(kept)}>
				<ButtonLink look="secondary" to={generatePath(screens.keptHome, { id: kept.id })}>
					Open it in My Homes
				</ButtonLink>
			</KeepStrip>
		);
	}
	if (isAtLimit(keeping.error)) {
		return (
			<KeepStrip words={keeping.error.message}>
				<ButtonLink look="secondary" to={screens.homes}>
					My Homes
				</ButtonLink>
				<ButtonLink look="secondary" to={screens.subscription}>
					See plans
				</ButtonLink>
			</KeepStrip>
		);
	}
	return (
		<KeepStrip words="Keep this home: we look at it again every three days and show what changed.">
			{keepWays.map((way) => (
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
		</KeepStrip>
	);
}

function useKeeping(home: HomeAtHand) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: ({ standing }: KeepWay) =>
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
