import type { Analytics } from "#contracts/admin/analytics.ts";
import { shareOf } from "#domain/analytics/shares.ts";
import { screenInWords } from "./screen-names.ts";
import { Nothing, Section } from "./section.tsx";
import type { Sheet } from "./sheet.ts";
import { SheetBars } from "./sheet-bars.tsx";

/** Which screens are opened, as far as visitors let us count. */
export function ScreensSection({ analytics }: { analytics: Analytics }) {
	const { most } = analytics.screens;
	const sheet = screensSheet(analytics);
	return (
		<Section
			title="Screens opened by visitors who agreed to be counted"
			note="The ten most opened. Whoever refused or was not asked yet is left out, and so are crawlers and this panel: there were more. A screen that one visitor opens twice counts twice."
		>
			{most.length === 0 ? (
				<Nothing>Nobody who agreed to be counted opened a screen in this period.</Nothing>
			) : (
				<SheetBars
					sheet={sheet}
					figure={1}
					aside={2}
					bars={most.map(({ opened }) => ({ value: opened, tone: "in" }))}
				/>
			)}
		</Section>
	);
}

function screensSheet({ from, to, screens }: Analytics): Sheet {
	return {
		name: "screens",
		title: "Screens opened",
		period: { from, to },
		columns: [
			{ title: "Screen", holds: "words" },
			{ title: "Opened", holds: "count" },
			{ title: "Of all opened", holds: "share" },
		],
		rows: screens.most.map(({ screen, opened }) => ({
			key: screen,
			cells: [screenInWords(screen), opened, shareOf(opened, screens.opened)],
		})),
	};
}
