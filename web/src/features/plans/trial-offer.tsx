import { useQuery } from "@tanstack/react-query";
import { trialStatusQuery } from "#web/lib/trial-status-query.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { TrialCall } from "./trial-call.tsx";

/** The free trial for somebody who is signed in, if they may have it. It is promised to nobody else. */
export function TrialOffer() {
	const { data: trial, error, isFetching } = useQuery(trialStatusQuery);
	if (trial) {
		return trial.eligible ? <TrialCall /> : <Used />;
	}
	return error && !isFetching ? (
		<Notice tone="info">
			<p>
				A first plan begins with a free trial. We could not check whether yours would; before you
				confirm anything, the checkout says what is due today.
			</p>
		</Notice>
	) : (
		<div role="status">
			<VisuallyHidden>Checking your free trial</VisuallyHidden>
			<Skeleton height="7rem" />
		</div>
	);
}

function Used() {
	return (
		<Notice tone="info">
			<p>
				<strong>You have had your free trial.</strong>
			</p>
			<p>A plan begins at once, and its first month is charged when you confirm it.</p>
		</Notice>
	);
}
