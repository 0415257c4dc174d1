import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ClaimableReports, ReportSummary } from "#contracts/report.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay, formatPostcode } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./my-reports.module.css";
import { MY_REPORTS } from "./my-reports-query.ts";

/** Reports that the visitor bought before they had an account. One may have been bought since, so every visit asks again. */
export const claimableQuery = queryOptions({
	queryKey: ownKey("claimable"),
	queryFn: ({ signal }): Promise<ClaimableReports> =>
		call(api.reports.claimable.$get({}, { init: { signal } })),
	staleTime: 0,
});

/** Offers to put reports that were bought without an account among the visitor's own; nothing where there are none. Source: Rule REPORT-3. */
export function ClaimableList() {
	const { data } = useQuery(claimableQuery);
	if (!data || data.reports.length === 0) {
		return null;
	}
	return (
		<section className={styles["offer"]} aria-labelledby="claimable">
			<h2 className="text-l" id="claimable">
				Bought without an account
			</h2>
			<p>
				{data.reports.length === 1
					? "Your e-mail address paid for this report. Once you keep it here, only you can read it."
					: "Your e-mail address paid for these. Once you keep one here, only you can read it."}
			</p>
			<ul className="stack gap-3">
				{data.reports.map((report) => (
					<Claimable key={report.id} report={report} />
				))}
			</ul>
		</section>
	);
}

function Claimable({ report: { id, address, postcode, createdAt } }: { report: ReportSummary }) {
	const claim = useClaim(id);
	const name = address ?? formatPostcode(postcode);
	return (
		<li className="row wrap gap-3 align-center between">
			<span>
				<strong>{name}</strong>, <time dateTime={createdAt}>{formatDay(createdAt)}</time>
			</span>
			<Button
				look="secondary"
				pending={claim.isPending}
				pendingLabel="Keeping..."
				onClick={() => claim.mutate()}
			>
				Keep in my account
				<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
			</Button>
		</li>
	);
}

function useClaim(id: string) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const refresh = () =>
		Promise.all([
			queryClient.invalidateQueries({ queryKey: claimableQuery.queryKey }),
			queryClient.invalidateQueries({ queryKey: MY_REPORTS }),
		]);
	return useSingleMutation({
		mutationFn: () =>
			call(api.reports[":id"].claim.$post({ param: { id: encodeURIComponent(id) } })),
		onSuccess: async ({ message }) => {
			showToast({ title: "Report kept", message, tone: "success" });
			await refresh();
		},
		onError: ({ message }) => {
			showToast({ title: "Error", message, tone: "destructive" });
			// In another tab it may have been kept already.
			void refresh();
		},
	});
}
