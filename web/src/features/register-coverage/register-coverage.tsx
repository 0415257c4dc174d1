import { queryOptions, useQuery } from "@tanstack/react-query";
import { dateInWords } from "#domain/base/words.ts";
import { answerStates } from "#domain/telling/register/answer-state.ts";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";
import { Chapter } from "#web/ui/chapter.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { AuditFigures, CoverageFigures } from "./coverage-figures.tsx";
import { NationTables } from "./nation-tables.tsx";
import { OpenData, WhomToAsk } from "./open-data.tsx";
import styles from "./register-coverage.module.css";
import { stateInWords } from "./state-words.ts";

/** What the register can answer today. */
const coverageQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["register-coverage"],
	queryFn: ({ signal }) => call(api.register.coverage.$get({}, { init: { signal } })),
});

/** How complete the register is today. The parts without figures are there at once. */
export function RegisterCoverage() {
	const { data, isError } = useQuery(coverageQuery);
	return (
		<div className={styles["chapters"]}>
			<Chapter id="figures" title="How far it reaches">
				<p className={styles["state"]} data-scripts="on" role="status">
					{data
						? `Counted from the register on ${dateInWords(data.day)}.`
						: isError
							? "The figures cannot be read right now. Please try again in a minute."
							: "The figures are being counted."}
				</p>
				<p data-scripts="off">
					Your browser runs no scripts, so the figures cannot be filled in. They stand at{" "}
					<a href="/api/register/coverage">/api/register/coverage</a>.
				</p>
				<div
					className={styles["figures"]}
					data-scripts="on"
					data-asking={(!data && !isError) || undefined}
				>
					{data ? <CoverageFigures coverage={data} /> : null}
				</div>
			</Chapter>
			<Chapter id="nations" title="By nation and kind of scheme">
				<FactList values="beside">
					{answerStates.map((state) => (
						<Fact key={state} label={stateInWords[state].name}>
							<span className="regular">{stateInWords[state].means}</span>
						</Fact>
					))}
				</FactList>
				{data ? <NationTables nations={data.nations} /> : null}
			</Chapter>
			<Chapter id="audit" title="How the last audit went">
				{data ? (
					<AuditFigures audit={data.audit} />
				) : (
					<p>We judge homes of known truth by the register, and count what it says wrong.</p>
				)}
			</Chapter>
			<Chapter id="open-data" title="The register as open data">
				<OpenData />
			</Chapter>
			<Chapter id="unknown" title="What we do not know, and who does">
				<WhomToAsk />
			</Chapter>
		</div>
	);
}
