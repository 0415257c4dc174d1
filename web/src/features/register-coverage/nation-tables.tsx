import type { RegisterCoverage } from "#contracts/register-coverage.ts";
import { designatedKinds } from "#domain/base/facts/scheme.ts";
import { countInWords } from "#domain/base/words.ts";
import { type AnswerState, answerStates } from "#domain/telling/register/answer-state.ts";
import { formatNumber } from "#web/lib/format.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./register-coverage.module.css";
import { kindInWords, stateInWords } from "./state-words.ts";

type NationCoverage = RegisterCoverage["nations"][number];

/** How many authorities of each nation are in each state, by kind of scheme. */
export function NationTables({ nations }: { nations: readonly NationCoverage[] }) {
	return nations.map((coverage) => (
		<ChapterPart
			key={coverage.nation}
			title={`${coverage.nation}: ${countInWords(coverage.authorities, "authority", "authorities")}`}
		>
			<div className={styles["narrow"]}>
				<DataTable
					isCompact
					caption={`Authorities of ${coverage.nation} by what the register can answer`}
					columns={[
						{ title: "Answer" },
						...designatedKinds.map((kind) => ({ title: kindInWords[kind], isNumber: true })),
					]}
					rows={answerStates
						.filter((state) => isRelevant(state, coverage))
						.map((state) => ({
							key: state,
							cells: [
								stateInWords[state].name,
								...designatedKinds.map((kind) => formatNumber(coverage.kinds[kind][state])),
							],
						}))}
				/>
			</div>
		</ChapterPart>
	));
}

/** Where rows have to answer, that nothing is verified is news; of the other states only those that some authority is in. */
function isRelevant(state: AnswerState, { authorities, kinds }: NationCoverage): boolean {
	const counts = Object.values(kinds);
	return state === "verified"
		? counts.some(({ nationwide }) => nationwide < authorities)
		: counts.some((count) => count[state] > 0);
}
