import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import type { AreaEntry } from "#domain/telling/areas/area-search.ts";
import { areaPath } from "#domain/telling/areas/area-slug.ts";
import { AreaStatusPill } from "./area-status-pill.tsx";
import styles from "./areas.module.css";

/** One authority in the list. `level` is that of its heading, below the headings around it. */
export function AreaCard({
	entry: { slug, name, nation, region, kinds, turns },
	level: Heading,
}: {
	entry: AreaEntry;
	level: "h2" | "h4";
}) {
	return (
		<>
			<Heading className={`flush text-ml ${styles["name"]}`}>
				<a href={areaPath(slug)}>{name}</a>
			</Heading>
			<p className="flush soft text-s">{region ?? nation}</p>
			<ul className={`stack gap-2 above-3 text-m ${styles["kinds"]}`}>
				{kinds
					.filter(({ standing }) => standing !== "unknown")
					.map(({ kind, standing }) => (
						<li key={kind}>
							{schemeKindInWords[kind]}: <AreaStatusPill standing={standing} />
						</li>
					))}
				{kinds.every(({ standing }) => standing === "unknown") ? (
					<li>
						{kinds.length === 0
							? `The law of ${nation} alone decides`
							: "No scheme known, none ruled out"}
					</li>
				) : null}
			</ul>
			{turns.map((turn) => (
				<p key={turn} className={`soft text-s ${styles["when"]}`}>
					{turn}
				</p>
			))}
		</>
	);
}
