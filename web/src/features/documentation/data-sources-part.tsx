import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { neverChecked } from "#domain/judgement/unchecked/never-checked.ts";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Sentences } from "./bullets.tsx";
import { DatasetTable } from "./dataset-table.tsx";
import styles from "./documentation.module.css";
import { LiveSourceTable } from "./live-source-table.tsx";
import { PartLayout, Topic } from "./part-layout.tsx";

/** How our data stands in the running system. */
const sourcesQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["sources"],
	queryFn: ({ signal }) => call(api.sources.$get({}, { init: { signal } })),
});

/** Where every figure comes from, with the dates of what this very installation holds. Source: docs/data-sources.md. */
export function DataSourcesPart() {
	const { data, isError } = useQuery(sourcesQuery);
	const state = data ?? (isError ? "failed" : "asking");
	return (
		<PartLayout
			name="data-sources"
			lede="Every figure names its source and its date. All the sources are listed here."
		>
			<Topic id="datasets">
				<p>
					Tables loaded into the product itself, so that every postcode has an answer even when a
					public register is down.
				</p>
				<p className={`soft text-m ${styles["state"]}`} data-scripts="on" role="status">
					{stateInWords(state)}
				</p>
				<p data-scripts="off">
					Your browser runs no scripts, so the dates cannot be filled in. They stand at{" "}
					<a href="/api/sources">/api/sources</a>.
				</p>
				<DatasetTable state={state} />
			</Topic>
			<Topic id="live-sources">
				<p>
					Public services asked at the moment you look a postcode up, each for a few seconds at
					most. One that stays silent is named, and the figure says what stands in for it.
				</p>
				<LiveSourceTable state={state} />
			</Topic>
			<Topic id="limits">
				<Sentences items={limits} />
			</Topic>
			<Unpublished />
		</PartLayout>
	);
}

function stateInWords(state: object | "failed" | "asking"): string {
	if (state === "failed") {
		return "The dates cannot be read right now. Please try again in a minute.";
	}
	return state === "asking"
		? "The dates are being read from the running system."
		: "These dates were read from the running system just now.";
}

/** Source: docs/data-sources.md "Known limits". */
const limits = [
	"A postcode sector is not a postcode. Until the full postcode is placed, we show the mean of its sector’s areas by their shares, and how far they differ. We show none that half of the sector lacks.",
	"Rents are those of all tenancies, old and new, and so lie below asking rents.",
	"Crime figures of Greater Manchester are missing at the source. That does not mean low.",
	"Rows of the licensing register are leads until one of us has read them at the council's page.",
	"Flood zones are of rivers and the sea, not of surface water.",
	"Listings are read once, at your request, and nothing of them is kept but the facts.",
];

/** Source: docs/data-sources.md "What nobody publishes". */
const gaps = [
	"How long homes take to let, and how many stand empty, by area.",
	"Rents of Scottish councils: they are published for larger areas, which we do not read yet.",
	"Rents of Northern Irish districts, in the tables we hold.",
	"When a Scottish council asks for planning permission for an HMO.",
];

function Unpublished() {
	return (
		<Topic id="unpublished">
			<p>No figure is shown for these, and none is made up:</p>
			<Sentences items={gaps} />
			<p>And whatever the home, no source of ours knows:</p>
			<DataTable
				caption="What no source of ours knows"
				columns={[{ title: "What" }, { title: "Why" }, { title: "Whom to ask" }]}
				rows={neverChecked("England").map(({ what, why, ask }) => ({
					key: what,
					cells: [what, why, ask],
				}))}
			/>
			<p>
				Start with <Link to={screens.home}>a postcode</Link> to see what is known of a place.
			</p>
		</Topic>
	);
}
