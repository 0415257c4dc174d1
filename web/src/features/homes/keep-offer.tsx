import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { HOMES_WITHOUT_PLAN } from "#domain/business/plans.ts";
import { authPath } from "#web/lib/paths.ts";
import { useVisitor } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { type HomeAtHand, KeepStrip, keepWays } from "./keep-strip.tsx";

// Most visitors are strangers, and load nothing for it.
const KeepHome = lazy(async () => ({ default: (await import("./keep-home.tsx")).KeepHome }));

/** Offers to keep a home; whoever is signed out signs in first and comes back to it. Source: Rule HOMES-1, Rule SCREEN-33. */
export function KeepOffer({ home }: { home: HomeAtHand }) {
	const visitor = useVisitor();
	const { pathname, search, state } = useLocation();
	switch (visitor.state) {
		case "signed-in":
			return (
				<Suspense fallback={<KeepStrip words="" />}>
					<KeepHome home={home} />
				</Suspense>
			);
		case "signed-out":
			return (
				<KeepStrip
					words={`Keep up to ${HOMES_WITHOUT_PLAN} homes for nothing: we look again and show what changed.`}
				>
					{keepWays.map(({ standing, words }) => (
						<ButtonLink
							key={standing}
							look="secondary"
							to={authPath(`${pathname}${search}`)}
							state={state}
						>
							{words}
						</ButtonLink>
					))}
				</KeepStrip>
			);
		default:
			return <KeepStrip words="" />;
	}
}
