import type { PaidReport } from "#contracts/report.ts";
import { FigureLine, FigureList } from "#web/evidence/figure-list.tsx";
import { ToldList } from "#web/evidence/told-list.tsx";
import { formatNumber, formatPostcode } from "#web/lib/format.ts";
import { Chapter } from "#web/ui/chapter.tsx";
import { besides } from "./besides.ts";
import { chapterHead } from "./chapters.ts";
import styles from "./more-figures.module.css";
import { NamedLines } from "./named-lines.tsx";
import { PlainLine } from "./plain-line.tsx";

/** What the home is. Labels: SPEC section 2 "Report detail". */
export function PropertyChapter({ report }: { report: PaidReport }) {
	const { propertyType, totalFloorArea, marketDemand, document } = report;
	const { property, demand, home, stated } = document;
	const others = besides(property, ["address", "postcode", "propertyType", "totalFloorArea"]);
	const named = new Set(others.map(({ label }) => label));
	return (
		<Chapter {...chapterHead("property")}>
			<FigureList>
				{home.address ? <PlainLine label="Address">{home.address}</PlainLine> : null}
				<PlainLine label="Postcode">{formatPostcode(report.postcode)}</PlainLine>
				<NamedLines
					told={property}
					figures={[
						{ label: "Property type", id: "propertyType", value: propertyType },
						{
							label: "Floor area",
							id: "totalFloorArea",
							value: totalFloorArea === null ? null : `${formatNumber(totalFloorArea)} m²`,
						},
					]}
				/>
				<FigureLine label="Market demand" evidence={demand.level.evidence} value={marketDemand} />
				{stated
					.filter(({ label }) => !named.has(label))
					.map(({ label, text }) => (
						<PlainLine key={label} label={`${label}, as you stated`}>
							{text}
						</PlainLine>
					))}
			</FigureList>
			{others.length > 0 ? (
				<div className={styles["others"]}>
					<ToldList told={others} />
				</div>
			) : null}
		</Chapter>
	);
}
