import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { HomeInList } from "#contracts/homes.ts";
import { toKeptHome } from "#contracts/kept-home.ts";
import { countInWords } from "#domain/base/words.ts";
import { type BulkChange, withBulkChange } from "#domain/portfolio/bulk-change.ts";
import { homeName } from "#domain/portfolio/words.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { FieldGrid, Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { BulkFields, changeKinds, readChange } from "./bulk-fields.tsx";
import styles from "./homes.module.css";
import { HOMES } from "./homes-queries.ts";
import { keepHomes } from "./import/import-calls.ts";

type BulkEditProps = {
	/** Homes that the list shows, beyond its page too. */
	found: readonly HomeInList[];
	chosen: ReadonlySet<string>;
	onChoose: (ids: readonly string[]) => void;
};

/** What came of each home by its id: null where it was changed, else why not. */
type Outcomes = ReadonlyMap<string, string | null>;

const GONE = "It is no longer among your homes.";

/** Sets one thing of what is held for all homes that are chosen, and tells what came of each. Source: Rule HOMES-18. */
export function BulkEdit({ found, chosen, onChoose }: BulkEditProps) {
	const [kind, setKind] = useState<string>("gasUntil");
	const [fault, setFault] = useState<string | null>(null);
	const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
	const queryClient = useQueryClient();
	const isOver = () => queryClient.invalidateQueries({ queryKey: HOMES });
	const setting = useSingleMutation<void, BulkChange>({
		mutationFn: (change) =>
			setForAll(chosen, change, (done) => setOutcomes((last) => new Map([...last, ...done]))),
		onSuccess: isOver,
		onError: ({ message }) => {
			setFault(message);
			void isOver();
		},
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const read = readChange(kind, new FormData(event.currentTarget));
		setFault(typeof read === "string" ? read : null);
		setOutcomes(new Map());
		if (typeof read !== "string") {
			setting.mutate(read);
		}
	};
	return (
		<section className="stack one-column gap-4" aria-label="Change several homes">
			<div className="row wrap gap-3 align-center">
				<Button look="secondary" onClick={() => onChoose(found.map(({ id }) => id))}>
					{`Select all ${found.length} found`}
				</Button>
				<Button look="plain" onClick={() => onChoose([])}>
					Select none
				</Button>
			</div>
			<Form onSubmit={onSubmit}>
				<Refusal message={fault} />
				<FieldGrid>
					<Chooser
						label="What to set"
						value={kind}
						onChange={({ target }) => setKind(target.value)}
					>
						{Object.entries(changeKinds).map(([value, words]) => (
							<option key={value} value={value}>
								{words}
							</option>
						))}
					</Chooser>
					<BulkFields kind={kind} />
				</FieldGrid>
				<div>
					<Button
						type="submit"
						disabled={chosen.size === 0}
						pending={setting.isPending}
						pendingLabel={`${outcomes.size} of ${chosen.size}...`}
					>
						{`Set for ${countInWords(chosen.size, "home")}`}
					</Button>
				</div>
			</Form>
			<OutcomeList outcomes={outcomes} homes={found} />
		</section>
	);
}

function OutcomeList({ outcomes, homes }: { outcomes: Outcomes; homes: readonly HomeInList[] }) {
	const refused = [...outcomes].flatMap(([id, why]) => (why === null ? [] : [{ id, why }]));
	const names = new Map(homes.map((home) => [home.id, homeName(home)]));
	return (
		<div role="status">
			{outcomes.size === 0 ? null : (
				<p>{`Set for ${countInWords(outcomes.size - refused.length, "home")}.`}</p>
			)}
			<ul className={styles["needs"]}>
				{refused.map(({ id, why }) => (
					<li key={id}>{`${names.get(id) ?? "A home"}: ${why}`}</li>
				))}
			</ul>
		</div>
	);
}

/** Reads the homes as they are now and sends them in parts, each guarded by its revision. Ends early where a call fails. @throws ApiError */
async function setForAll(
	chosen: ReadonlySet<string>,
	change: BulkChange,
	onDone: (done: (readonly [string, string | null])[]) => void,
): Promise<void> {
	const { homes } = await call(api["home-import"].kept.$get());
	const kept = homes.filter(({ id }) => chosen.has(id));
	const there = new Set(kept.map(({ id }) => id));
	onDone([...chosen].filter((id) => !there.has(id)).map((id) => [id, GONE]));
	await keepHomes(
		kept.map(({ id, revision, home }, row) => ({
			row,
			home: withBulkChange(toKeptHome(id, home), change),
			kept: { id, revision },
		})),
		{
			signal: new AbortController().signal,
			onKept: (done) => onDone(done.map(([row, why]) => [kept[row]?.id ?? "", why])),
		},
	);
}
