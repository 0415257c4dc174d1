import type { ReportOffer } from "#contracts/offer.ts";
import { TickList } from "#web/ui/tick-list.tsx";
import styles from "./payment.module.css";

/** What a report holds, each line with a tick, and below it what it lacks. What has to be known first stands first. Source: Rule OFFER-2. */
export function OfferContents({ offer: { holds, lacks, reason } }: { offer: ReportOffer }) {
	return (
		<div className="stack one-column gap-4">
			{reason ? <p className="strong">{reason}</p> : null}
			<TickList items={holds} />
			{lacks.length > 0 ? (
				<div className={`soft text-s ruled ${styles["lacks"]}`}>
					<p>Not in this report:</p>
					<dl className={`stack gap-2 above-2 ${styles["gaps"]}`}>
						{lacks.map(({ what, why }) => (
							<div key={what}>
								<dt>{what}</dt>
								<dd>{why}</dd>
							</div>
						))}
					</dl>
				</div>
			) : null}
		</div>
	);
}
