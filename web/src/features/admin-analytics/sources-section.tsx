import type { Analytics } from "#contracts/admin/analytics.ts";
import { shareOf } from "#domain/business/analytics/shares.ts";
import {
	FAILING_FROM,
	type SourceHealth,
	sourceState,
} from "#domain/business/analytics/source-state.ts";
import { Pill } from "#web/ui/pill.tsx";
import { ChartSection, Nothing } from "./section.tsx";
import type { FigureSheet } from "./sheet.ts";
import { SheetBars } from "./sheet-bars.tsx";

const states = {
	healthy: { tone: "green", icon: "check", word: "Healthy" },
	failing: { tone: "red", icon: "alert", word: "Failing" },
	idle: { tone: "grey", icon: "minus", word: "Not asked" },
} as const satisfies Record<SourceHealth, unknown>;

/** How reliably the live sources answered. */
export function SourcesSection({ analytics }: { analytics: Analytics }) {
	const { sources } = analytics;
	const sheet = sourcesSheet(analytics);
	return (
		<ChartSection
			title="Live sources"
			note={`A source is failing when it left more than one in ${FAILING_FROM} askings without an answer.`}
		>
			{sources.every(({ asked }) => asked === 0) ? (
				<Nothing>No live source was asked in this period.</Nothing>
			) : (
				<SheetBars
					sheet={sheet}
					figure={ANSWERED}
					aside={ASKED}
					bars={sources.map((source) => ({
						value: answered(source),
						tone: sourceState(source) === "failing" ? "short" : "in",
					}))}
					badge={(at) => {
						const source = sources[at];
						return source && source.asked > 0 ? <Pill {...states[sourceState(source)]} /> : null;
					}}
				/>
			)}
		</ChartSection>
	);
}

const ASKED = 1;
const ANSWERED = 3;

function sourcesSheet({ from, to, sources }: Analytics): FigureSheet {
	return {
		name: "sources",
		title: "Live sources",
		period: { from, to },
		columns: [
			{ title: "Source", holds: "words" },
			{ title: "Asked", holds: "count" },
			{ title: "No answer", holds: "count" },
			{ title: "Answered", holds: "share", missing: states.idle.word },
			{ title: "State", holds: "words" },
		],
		rows: sources.map((source) => ({
			key: source.id,
			cells: [
				source.name,
				source.asked,
				source.failed,
				answered(source),
				states[sourceState(source)].word,
			],
		})),
	};
}

function answered({ asked, failed }: { asked: number; failed: number }): number | null {
	return shareOf(asked - failed, asked);
}
