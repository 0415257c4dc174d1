import type { Analytics } from "#contracts/admin/analytics.ts";
import { Nothing, Section } from "./section.tsx";
import type { Sheet } from "./sheet.ts";
import { SheetBars } from "./sheet-bars.tsx";

/** Where the homes are that people look at. */
export function AuthoritiesSection({ analytics }: { analytics: Analytics }) {
	const sheet = authoritiesSheet(analytics);
	return (
		<Section title="Most looked at" note="The ten local authorities with the most previews.">
			{sheet.rows.length === 0 ? (
				<Nothing>No preview of a known place was shown in this period.</Nothing>
			) : (
				<SheetBars
					sheet={sheet}
					figure={1}
					aside={2}
					bars={analytics.authorities.map(({ previews }) => ({ value: previews, tone: "in" }))}
				/>
			)}
		</Section>
	);
}

function authoritiesSheet({ from, to, authorities }: Analytics): Sheet {
	return {
		name: "authorities",
		title: "Most looked at",
		period: { from, to },
		columns: [
			{ title: "Local authority", holds: "words" },
			{ title: "Previews", holds: "count" },
			{ title: "Reports made", holds: "count" },
		],
		rows: authorities.map(({ code, name, previews, generated }) => ({
			key: code,
			cells: [name, previews, generated],
		})),
	};
}
