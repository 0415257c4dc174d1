import { useState } from "react";
import type { AssessedHome } from "#contracts/open-door.ts";
import { toCsv } from "#domain/base/csv.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { FILE_PREFIX } from "#domain/base/product.ts";
import { wireInputs } from "#domain/base/wire-inputs.ts";
import { countInWords } from "#domain/base/words.ts";
import type { ReadRow } from "#domain/portfolio/import/imported-home.ts";
import type { ImportStep } from "#domain/portfolio/import/plan-import.ts";
import { serverMessage } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { saveCsv } from "#web/lib/save-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { checkHomes, type RowToCheck } from "./import-calls.ts";
import { useLeaveSignal } from "./use-leave-signal.ts";

const QUESTIONS = ["Can it be let?", "Does it pay?", "What could go wrong?"] as const;

/** Rows in sight; the file has them all. */
const SHOWN = 50;

type BatchCheckProps = { rows: readonly ReadRow[]; steps: readonly ImportStep[] };

/** The answers of a list without keeping it, as a table and a file: one assessment each. Source: Rule HOMES-20. */
export function BatchCheck({ rows, steps }: BatchCheckProps) {
	const [checked, setChecked] = useState<ReadonlyMap<number, AssessedHome>>(new Map());
	const [left, setLeft] = useState<number | null>(null);
	const leaveSignal = useLeaveSignal();
	const asked = toCheck(rows, steps);
	const waiting = asked.filter(({ row }) => !checked.has(row));
	const { mutate, isPending, error } = useSingleMutation({
		mutationFn: (some: readonly RowToCheck[]) =>
			checkHomes(some, {
				signal: leaveSignal(),
				onChecked: (found, rest) => {
					setChecked((before) => new Map([...before, ...found]));
					setLeft(rest);
				},
			}),
		onSuccess: () => undefined,
		onError: () => undefined,
	});
	const names = new Map(rows.map(({ row, home }) => [row, home && nameOf(home)]));
	const lines = asked.flatMap(({ row, home }) => {
		const found = checked.get(row);
		return found ? [{ row, name: names.get(row) ?? home.postcode, cells: answersOf(found) }] : [];
	});
	return (
		<div className="stack one-column gap-3">
			<div className="row wrap gap-3 align-center">
				{waiting.length > 0 ? (
					<Button
						look="secondary"
						pending={isPending}
						pendingLabel={`${checked.size} of ${asked.length} checked...`}
						onClick={() => mutate(waiting)}
					>
						{`Only check ${countInWords(waiting.length, "home")}`}
					</Button>
				) : null}
				<p className="soft text-s">
					{left === null
						? "Checking costs one assessment a home; keeping and watching costs none."
						: `${countInWords(left, "assessment")} left in this period.`}
				</p>
				{lines.length > 0 ? (
					<Button
						look="plain"
						onClick={() =>
							saveCsv(
								`${FILE_PREFIX}-check.csv`,
								toCsv([
									["Row", "Home", ...QUESTIONS],
									...lines.map(({ row, name, cells }) => [row, name, ...cells]),
								]),
							)
						}
					>
						Download the answers
					</Button>
				) : null}
			</div>
			{error && !isPending ? (
				<Notice tone="error">
					<p>{serverMessage(error, "The connection broke off. Go on with the rest.")}</p>
				</Notice>
			) : null}
			{lines.length > 0 ? (
				<DataTable
					caption="Answers of the list"
					columns={[{ title: "Home" }, ...QUESTIONS.map((title) => ({ title }))]}
					rows={lines
						.slice(0, SHOWN)
						.map(({ row, name, cells }) => ({ key: String(row), cells: [name, ...cells] }))}
				/>
			) : null}
		</div>
	);
}

function toCheck(rows: readonly ReadRow[], steps: readonly ImportStep[]): RowToCheck[] {
	const left = new Set(
		steps.filter(({ kind }) => kind === "skipped" || kind === "refused").map(({ row }) => row),
	);
	const certificates = new Map(
		steps.map(({ row, match }) => [row, match?.kind === "matched" ? match.home.number : undefined]),
	);
	return rows.flatMap(({ row, home }) =>
		home === null || left.has(row)
			? []
			: [
					{
						row,
						home: {
							...wireInputs({ ...noInputs, ...home.inputs }),
							certificate: certificates.get(row),
							postcode: home.postcode,
						},
					},
				],
	);
}

function nameOf({ address, postcode }: NonNullable<ReadRow["home"]>): string {
	return [address, postcode].filter(Boolean).join(", ");
}

/** The three answers in a line each, or why there are none. */
function answersOf(home: AssessedHome): readonly [string, string, string] {
	if (!("assessment" in home)) {
		return [home.problem.message, "", ""];
	}
	const { let: letting, pays, risks } = home.assessment.answer;
	return [letting.headline, pays.headline, risks.items[0]?.headline ?? "Nothing found"];
}
