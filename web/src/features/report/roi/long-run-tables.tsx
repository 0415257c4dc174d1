import { memo, useMemo, useState } from "react";
import { withDue } from "#domain/base/table-ends.ts";
import { companyCosts } from "#domain/subjects/finance/company-costs.ts";
import { lettingCosts } from "#domain/subjects/finance/letting-costs.ts";
import { companyTerms, longRun, usualOutlook } from "#domain/subjects/finance/long-run.ts";
import { type GrowthChoice, growthChoices } from "#domain/telling/report/money/growth-words.ts";
import {
	companyInWords,
	ratesNote,
	saleNote,
	saleNoticeInWords,
} from "#domain/telling/report/money/long-run-words.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { moneyParts } from "#domain/telling/report/money/money-words.ts";
import { ChapterPart } from "#web/ui/chapter.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { LazyDisclosure } from "../lazy-disclosure.tsx";
import { CompanyCostsTable } from "./company-costs.tsx";
import type { EditedMoney } from "./use-assumptions.ts";
import { YearsAndSale } from "./years-and-sale.tsx";

type LongRunTablesProps = Pick<EditedMoney, "settled"> & Pick<MoneySection, "priceGrowth">;

/** Ten years of the letting, the sale at their end, and the same home in a company. */
export const LongRunTables = memo(function LongRunTables({
	settled: { assumptions, context },
	priceGrowth,
}: LongRunTablesProps) {
	const [chosen, choose] = useState<GrowthChoice["id"]>("none");
	const choices = useMemo(
		() => growthChoices(priceGrowth, context.day),
		[priceGrowth, context.day],
	);
	const choice = choices.find(({ id }) => id === chosen);
	const run = useMemo(
		() => longRun(assumptions, { ...usualOutlook, ...choice?.growth }, context),
		[assumptions, context, choice],
	);
	if (run === null) {
		return null;
	}
	const company = companyInWords(run);
	const note = saleNote(run, context.day);
	const rates = ratesNote(run, context);
	const notice = saleNoticeInWords(context.nation, context.day);
	return (
		<ChapterPart title={moneyParts.years}>
			{company ? <p className="measure below-3 soft text-m">{company}</p> : null}
			<LazyDisclosure summary="Year by year, and the sale">
				<Chooser
					label="Rent, costs and price grow by"
					value={chosen}
					onChange={({ target: { value } }) =>
						choose(choices.find(({ id }) => id === value)?.id ?? "none")
					}
				>
					{choices.map(({ id, label }) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</Chooser>
				{choice?.source ? <p className="measure above-3 soft text-s">{choice.source}</p> : null}
				{notice ? <p className="measure above-3 soft text-s">{notice}</p> : null}
				<YearsAndSale run={run} />
				{rates ? <p className="measure above-3 soft text-s">{rates}</p> : null}
				{note ? <p className="measure above-3 soft text-s">{note}</p> : null}
				<p className="measure above-3 soft text-s">
					{lettingCosts.sellingAgentShare.source}{" "}
					{withDue(lettingCosts.sellingLegalFees.source, "letting_costs", context.day)}
				</p>
			</LazyDisclosure>
			<LazyDisclosure summary="What a company costs">
				<CompanyCostsTable
					costs={companyCosts(assumptions, companyTerms, context)}
					isCompany={context.position?.company ?? false}
					day={context.day}
				/>
			</LazyDisclosure>
		</ChapterPart>
	);
});
