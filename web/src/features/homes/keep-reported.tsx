import type { PaidReport } from "#contracts/report.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { wireInputs } from "#domain/base/wire-inputs.ts";
import { KeepOffer } from "./keep-offer.tsx";

/** Keeps the home of a report in one tap, with the figures that it was made on. Source: Rule HOMES-1. */
export function KeepReported({ report }: { report: PaidReport }) {
	return (
		<div className="above-4">
			<KeepOffer home={homeOf(report)} />
		</div>
	);
}

/** The home of a report, as it would be kept. */
function homeOf({ postcode, document: { home, inputs } }: PaidReport) {
	return {
		postcode,
		address: home.address ?? inputs.houseNumber ?? "",
		// A report of long ago may lack what is stated since.
		stated: {
			...wireInputs({ ...noInputs, ...inputs }),
			...(home.certificate === null ? {} : { certificate: home.certificate }),
		},
	};
}
