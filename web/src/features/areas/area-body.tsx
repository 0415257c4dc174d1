import type { ReactNode } from "react";
import { sourceDateInWords } from "#domain/base/evidence-text.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords } from "#domain/base/words.ts";
import type { AreaPage } from "#domain/telling/areas/area-page.ts";
import { RuleSourceLine } from "#web/evidence/rule-source.tsx";
import { SourceName } from "#web/evidence/source-lines.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { AreaSchemes } from "./area-schemes.tsx";
import { AreaStatusPill } from "./area-status-pill.tsx";
import styles from "./areas.module.css";

/** Addresses of the chapters on the page. */
const MAP = "map";
const FIGURES = "figures";
const LAW = "law";

/** All that we know of letting in one authority. Drawn by the Worker into the document, and by the browser again: `map` is the browser's alone. */
export function AreaBody({ page, map }: { page: AreaPage; map: ReactNode }) {
	const { name, nation, region, otherNames, day, readOn, kinds } = page;
	return (
		<article className="stack one-column gap-5">
			<header>
				<nav className="below-2 text-m" aria-label="You are here">
					<a href={screens.areas}>All councils</a>
				</nav>
				<h1 className={`page-title ${styles["title"]}`}>
					Landlord licensing <span>in {name}</span>
				</h1>
				<p className="measure above-2 soft">
					{region ? `${region}, ${nation}` : nation}. As of {dateInWords(day)}.
					{readOn ? ` The newest page behind it was read on ${dateInWords(readOn)}.` : null}
				</p>
				{otherNames.length > 0 ? (
					<p className="measure above-2 soft text-s">Also found as {otherNames.join(", ")}.</p>
				) : null}
			</header>
			{kinds.length > 0 ? <Summary kinds={kinds} /> : null}
			<p className="flush no-print">
				<a
					className={`align-center strong inline-row target rounded-s tight undecorated ${styles["go"]}`}
					href="/#search"
				>
					Check a home in {name} by its postcode
				</a>
			</p>
			{kinds.map((kind) => (
				<AreaSchemes key={kind.kind} kind={kind} />
			))}
			{page.schemes.length > 0 ? (
				<Chapter id={MAP} title={`${name} on the map`}>
					{map}
				</Chapter>
			) : null}
			{/* Where the nation's law alone decides, it is the answer. */}
			{kinds.length > 0 ? <Figures page={page} /> : null}
			<Law page={page} />
			{kinds.length > 0 ? null : <Figures page={page} />}
		</article>
	);
}

/** How each kind of scheme stands, each leading to its chapter. */
function Summary({ kinds }: Pick<AreaPage, "kinds">) {
	return (
		<ul className={`stack gap-4 ${styles["summary"]}`}>
			{kinds.map(({ kind, title, standing, answer }) => (
				<li key={kind}>
					<a className="strong" href={`#${kind}`}>
						{title}
					</a>
					<AreaStatusPill standing={standing} />
					<p>{answer}</p>
				</li>
			))}
		</ul>
	);
}

/** What is published for the whole authority, each figure with its source and day beside it. */
function Figures({ page: { name, figures } }: { page: AreaPage }) {
	return (
		<Chapter
			id={FIGURES}
			title="Rents, prices and homes"
			answer={`Of all homes in ${name} together, not of any one.`}
		>
			<FactList values="beside">
				{figures.map(({ id, label, text, evidence }) => (
					<Fact key={id} label={label}>
						<span className={evidence.value === null ? styles["gap"] : undefined}>{text}</span>
						{evidence.sources.map((source) => (
							<small key={source.name}>
								<SourceName {...source} />, {sourceDateInWords(source)}
							</small>
						))}
						{evidence.value !== null && evidence.note ? <small>{evidence.note}</small> : null}
					</Fact>
				))}
			</FactList>
		</Chapter>
	);
}

/** What binds everyone who lets there, whatever the council has decided. */
function Law({ page: { nation, law, penalties } }: { page: AreaPage }) {
	// All of them stand in one law.
	const [penalty] = penalties;
	return (
		<Chapter id={LAW} title={`The law in ${nation}`}>
			<Rules rules={law} />
			{penalty ? (
				<ChapterPart title="What letting without a licence can cost">
					<FactList values="beside">
						{penalties.map(({ id, what, text }) => (
							<Fact key={id} label={what}>
								<span className="block regular">{text}</span>
							</Fact>
						))}
					</FactList>
					<RuleSourceLine {...penalty} />
				</ChapterPart>
			) : null}
		</Chapter>
	);
}

function Rules({ rules }: { rules: AreaPage["law"] }) {
	return (
		<FactList values="beside">
			{rules.map((rule) => (
				<Fact key={rule.id} label={rule.what}>
					<span className="block regular">{rule.text}</span>
					<RuleSourceLine {...rule} />
				</Fact>
			))}
		</FactList>
	);
}
