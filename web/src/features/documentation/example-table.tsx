import {
	calculateExample,
	isAsPublished,
	publishedResult,
} from "#domain/telling/examples/calculate-example.ts";
import {
	caseInWords,
	ratesInWords,
	readingInWords,
	resultInWords,
} from "#domain/telling/examples/example-words.ts";
import type { PublishedExample } from "#domain/telling/examples/published-example.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./tables.module.css";

type ExampleTableProps = { title: string; examples: readonly PublishedExample[] };

/** Published examples, each with what is published and what the product makes of it now. */
export function ExampleTable({ title, examples }: ExampleTableProps) {
	return (
		<DataTable
			caption={`Published examples: ${title}`}
			columns={[
				{ title: "The case" },
				{ title: "Rates of" },
				{ title: "Published", isNumber: true },
				{ title: "Ours", isNumber: true },
				{ title: "Published by" },
			]}
			rows={examples.map((example) => ({
				key: JSON.stringify([example.url, example.day, example.inputs]),
				cells: [
					<span key="case" className={styles["case"]}>
						{caseInWords(example)}
						{example.note ? <small>{example.note}</small> : null}
					</span>,
					<span key="rates" className="nowrap">
						{ratesInWords(example)}
					</span>,
					<Result key="published" result={publishedResult(example)} />,
					<Result key="ours" result={calculateExample(example)} isOff={!isAsPublished(example)} />,
					<Place key="place" example={example} />,
				],
			}))}
		/>
	);
}

type ResultProps = { result: ReturnType<typeof calculateExample>; isOff?: boolean };

function Result({ result, isOff = false }: ResultProps) {
	const { amount, carriedForward } = resultInWords(result);
	return (
		<span className={styles["result"]}>
			{amount}
			{carriedForward ? <small>{carriedForward}</small> : null}
			{isOff ? <small className={styles["off"]}>Differs</small> : null}
		</span>
	);
}

/** Who publishes an example, and how it was read. */
function Place({ example }: { example: PublishedExample }) {
	const { publisher, title, url } = example;
	const reading = readingInWords(example);
	return (
		<span className={styles["place"]}>
			{publisher}: <a href={url}>{title}</a>
			<small>{reading.url ? <a href={reading.url}>{reading.text}</a> : reading.text}</small>
		</span>
	);
}
