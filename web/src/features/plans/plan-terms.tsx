import { useQuery } from "@tanstack/react-query";
import { toPounds } from "#domain/base/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/business/plans.ts";
import { GUARANTEE_IN_WORDS, GUARANTEE_NAME } from "#domain/business/subscription/guarantee.ts";
import { formatPounds } from "#web/lib/format.ts";
import { VatText } from "#web/lib/public-text.tsx";
import { reportPriceQuery } from "#web/lib/queries.ts";
import styles from "./plans.module.css";

/** Source: Rule PAY-4, Rule PLAN-7. */
const terms = [
	{
		name: "Cancel anytime",
		what: "In your account, in two presses. The plan then runs to the end of what is paid for.",
	},
	{
		name: "No setup fees",
		what: "The price of the plan is all there is. It renews each month until you cancel.",
	},
	{
		name: GUARANTEE_NAME,
		what: GUARANTEE_IN_WORDS,
	},
	{
		name: "Fresh each month",
		what: "Reports that you do not use do not roll over. Those you made stay yours.",
	},
];

/** What holds for every plan, and the way for those who need one report. */
export function PlanTerms() {
	const { data } = useQuery(reportPriceQuery);
	const price = data?.price ?? toPounds(DEFAULT_REPORT_PRICE);
	return (
		<section aria-label="What holds for every plan" className="stack one-column gap-5">
			<dl className={`stack one-column gap-4 across-5 ${styles["list"]}`}>
				{terms.map(({ name, what }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{what}</dd>
					</div>
				))}
			</dl>
			<p className="soft">
				Just one home to check? A report by itself{" "}
				{price === 0 ? "is free" : `costs ${formatPounds(price)}`}, without an account. <VatText />
			</p>
		</section>
	);
}
