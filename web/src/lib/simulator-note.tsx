import { useQuery } from "@tanstack/react-query";
import { simulatorQuery } from "./queries.ts";
import { useIsInBrowser } from "./use-is-in-browser.ts";

type SimulatorNoteProps = {
	/** Names the postcodes that are known, for a visitor who entered another. */
	withPostcodes?: boolean;
};

/** Says that figures are made up, where a simulator stands in for the public sources. A production build drops it. */
export function SimulatorNote({ withPostcodes = false }: SimulatorNoteProps) {
	const { data: simulator } = useQuery(simulatorQuery);
	const isInBrowser = useIsInBrowser();
	if (import.meta.env.MODE === "production") {
		return null;
	}
	// Not in a page's first drawing: it has to be as it was sent.
	if (!(isInBrowser && simulator)) {
		return null;
	}
	const { postcodes } = simulator;
	return withPostcodes && postcodes.length > 0 ? (
		<p>Sources are simulated, and know of no home but at {postcodes.join(", ")}.</p>
	) : (
		<p>Sources are simulated: homes, sales and certificates are made up.</p>
	);
}
