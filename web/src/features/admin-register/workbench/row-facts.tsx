import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import type { FoundFact } from "#domain/subjects/licensing/fact-passages.ts";
import { publisherInWords } from "#domain/subjects/licensing/scheme-evidence.ts";
import {
	fewInWords,
	type SchemeFact,
	schemeFacts,
} from "#domain/subjects/licensing/scheme-facts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { toStatedScheme, wardNamesOf } from "../scheme-values.ts";
import styles from "./workbench.module.css";

type RowFactsProps = {
	scheme: RegisterScheme;
	/** What the shown page says of the row's facts; null while there is no text to search. */
	found: readonly FoundFact[] | null;
	/** Shows where the page says it: the character at which a passage begins. */
	onShow: (at: number) => void;
};

/** Items of a list that are shown before the rest is counted. */
const MOST_ITEMS = 40;

/** Facts that a verdict depends on; shown whether known or not. */
const wanted: readonly string[] = ["kind", "status", "coverage", "start", "end"];

/** What the register says, fact by fact, each beside what the page says of it, and the evidence it rests on. */
export function RowFacts({ scheme, found, onShow }: RowFactsProps) {
	const facts = schemeFacts(toStatedScheme(scheme), wardNamesOf(scheme)).filter(
		({ name, items }) =>
			name !== "evidence" && name !== "url" && (items.length > 0 || isWanted(scheme, name)),
	);
	return (
		<>
			<dl className="flush text-m">
				{facts.map((fact) => (
					<div key={fact.name} className={styles["fact"]}>
						<dt className="soft">{fact.label}</dt>
						<dd>
							<span className="firm tabular">
								{fact.items.length > 0 ? factInWords(fact) : "Not known"}
							</span>
							<OnPage label={fact.label} found={foundOf(found, fact)} onShow={onShow} />
						</dd>
					</div>
				))}
			</dl>
			<Evidence scheme={scheme} />
		</>
	);
}

function isWanted({ kind }: RegisterScheme, name: string): boolean {
	return kind !== "none" && wanted.includes(name);
}

function factInWords({ name, items }: SchemeFact): string {
	return name === "exemptions" || name === "fees" || name === "hmo"
		? items.join("; ")
		: fewInWords(items, MOST_ITEMS);
}

function foundOf(found: readonly FoundFact[] | null, { name }: SchemeFact): FoundFact | undefined {
	return found?.find(({ fact }) => fact === name);
}

type OnPageProps = Pick<RowFactsProps, "onShow"> & {
	label: string;
	found: FoundFact | undefined;
};

/** Whether the page says the same, with a way to where it does. */
function OnPage({ label, found, onShow }: OnPageProps) {
	if (!found) {
		return null;
	}
	const { found: passages, missing } = found;
	const [first] = passages;
	return (
		<span className={styles["on-page"]}>
			{first ? (
				<button type="button" onClick={() => onShow(first.from)}>
					<Icon name="check" size={14} />
					{missing.length === 0 ? "On the page" : `${passages.length} on the page`}
					<VisuallyHidden>: show {label}</VisuallyHidden>
				</button>
			) : null}
			{missing.length > 0 ? (
				<span className={styles["missing"]}>
					<Icon name="question" size={14} />
					{first ? `Not found: ${fewInWords(missing, 6)}` : "Not found on the page"}
				</span>
			) : null}
		</span>
	);
}

function Evidence({ scheme: { evidence } }: { scheme: RegisterScheme }) {
	return (
		<section className={styles["evidence"]} aria-label="Evidence">
			<h3>Evidence</h3>
			{evidence.length === 0 ? (
				<p>None yet. Confirming makes the page you read the first.</p>
			) : (
				<ul>
					{evidence.map(({ url, publisher, pageDay, readDay, proves }) => (
						<li key={`${url} ${readDay} ${proves}`}>
							{proves}
							<small className="block soft text-s">
								<a href={url} target="_blank" rel="noopener noreferrer">
									{publisherInWords[publisher]}
								</a>
								{pageDay ? ` of ${shortDateInWords(pageDay)}` : ""}, read{" "}
								{shortDateInWords(readDay)}
							</small>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
