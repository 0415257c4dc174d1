import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { ReportSummary } from "#contracts/report.ts";
import { percentInWords } from "#domain/base/percent-in-words.ts";
import { upperFirst } from "#domain/base/sentence.ts";
import { useInWords } from "#domain/base/use.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { api, call } from "#web/lib/api.ts";
import { formatDay, formatPostcode, formatPounds } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { checkoutPath, reportPath } from "#web/lib/paths.ts";
import { subscriptionStatusQuery, trialStatusQuery } from "#web/lib/queries.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone, RatingBadge } from "#web/ui/pill.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./my-reports.module.css";
import { MY_REPORTS } from "./my-reports-query.ts";
import { RowActions } from "./row-actions.tsx";

const badges: Readonly<
	Record<ReportSummary["state"], { tone: PillTone; icon: IconName; word: string }>
> = {
	paid: { tone: "green", icon: "check", word: "Paid" },
	unpaid: { tone: "amber", icon: "clock", word: "Unpaid" },
	refunded: { tone: "grey", icon: "back", word: "Refunded" },
};

type ReportRowProps = {
	report: ReportSummary;
	onEdit: () => void;
	/** Whether it is chosen to be compared; null where it cannot be. */
	choice: { readonly isChosen: boolean; readonly setChosen: (isChosen: boolean) => void } | null;
};

/** One report of the visitor's. Source: Rule SCREEN-16. */
export function ReportRow({ report, onEdit, choice }: ReportRowProps) {
	const { investmentScore, riskScore, epcRating, propertyType } = report;
	const { estimatedRentalYield, rent, price, note } = report;
	const name = report.name ?? report.address ?? formatPostcode(report.postcode);
	return (
		<article className={styles["report"]}>
			<div className={styles["head"]}>
				<h2 className="shrinkable text-l">{name}</h2>
				<Pill {...badges[report.state]} />
			</div>
			{report.answered ? <Answered answered={report.answered} /> : null}
			<Made report={report} />
			<dl className={styles["figures"]}>
				<Figure label="Investment Score">
					{investmentScore === null ? null : (
						<>
							{investmentScore}/100
							<span className="block soft text-s">Risk Score: {riskScore}/100</span>
						</>
					)}
				</Figure>
				<Figure label="EPC Rating">
					{epcRating === null ? null : <RatingBadge rating={epcRating} />}
				</Figure>
				<Figure label="Property Type">{propertyType}</Figure>
				<Figure label="Rental Yield">
					{estimatedRentalYield === null ? null : percentInWords(estimatedRentalYield)}
				</Figure>
				<Figure label="Your rent" gap={NOT_STATED}>
					{rent === null ? null : `${formatPounds(rent)} a month`}
				</Figure>
				<Figure label="Your price" gap={NOT_STATED}>
					{price === null ? null : formatPounds(price)}
				</Figure>
			</dl>
			{note === null ? null : <p className={styles["note"]}>{note}</p>}
			<div className={styles["foot"]}>
				<WayOn report={report} name={name} />
				{choice ? (
					<Checkbox
						label="Compare"
						aria-label={`Compare ${name}`}
						checked={choice.isChosen}
						onChange={({ target }) => choice.setChosen(target.checked)}
					/>
				) : null}
				<RowActions report={report} name={name} onEdit={onEdit} />
			</div>
		</article>
	);
}

/** Stands for a rent or price that was not stated. */
const NOT_STATED = "Not stated";

/** Which home it is on, how it is to be let, when it was made and by which method. */
function Made({
	report: { name, address, postcode, use, createdAt, method },
}: {
	report: ReportSummary;
}) {
	const home = name === null ? null : address;
	const isNamed = name !== null || address !== null;
	return (
		<p className={styles["made"]}>
			{home === null ? null : `${home} · `}
			{isNamed ? `${formatPostcode(postcode)} · ` : null}
			{use === null ? null : `${upperFirst(useInWords[use])} · `}
			Created <time dateTime={createdAt}>{formatDay(createdAt)}</time> · Method {method}
		</p>
	);
}

/** A figure that is null says so in words. */
function Figure({
	label,
	gap = "Not known",
	children,
}: {
	label: string;
	gap?: string;
	children: ReactNode | null;
}) {
	return (
		<div className={styles["figure"]}>
			<dt className="soft text-s">
				{label}
				<VisuallyHidden>: </VisuallyHidden>
			</dt>
			<dd className="firm" data-gap={children === null || undefined}>
				{children ?? gap}
			</dd>
		</div>
	);
}

function WayOn({ report: { id, state }, name }: { report: ReportSummary; name: string }) {
	switch (state) {
		case "paid":
			return (
				<div className={styles["ways"]}>
					<ButtonLink to={reportPath(id)}>
						View Report
						<VisuallyHidden>{` on ${name}`}</VisuallyHidden>
					</ButtonLink>
				</div>
			);
		case "unpaid":
			return (
				<div className={styles["ways"]}>
					<OpenWithPlan id={id} name={name} />
					<ButtonLink to={checkoutPath(id)} look="secondary">
						Complete Purchase
						<VisuallyHidden>{` of the report on ${name}`}</VisuallyHidden>
					</ButtonLink>
				</div>
			);
		case "refunded":
			return <p className={styles["made"]}>Your money was given back and the report is closed.</p>;
	}
}

type OpenWithPlanProps = {
	id: string;
	/** What the report is on. */
	name: string;
};

/** Has the visitor's plan pay for a report that they made and did not buy; nothing where their plan has none left. */
function OpenWithPlan({ id, name }: OpenWithPlanProps) {
	const subscription = useSubscription("plans");
	const { mutate, isPending } = useOpening(id);
	if (subscription.state !== "known" || !subscription.status.canGenerate) {
		return null;
	}
	return (
		<Button pending={isPending} pendingLabel="Opening..." onClick={() => mutate()}>
			Open with your plan
			<VisuallyHidden>{`: the report on ${name}`}</VisuallyHidden>
		</Button>
	);
}

function useOpening(id: string) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const showToast = useToast();
	const isHere = useIsHere();
	/** Opened or refused, the list and the allowance may have changed. */
	const handleRefusal = () => {
		for (const queryKey of [
			subscriptionStatusQuery.queryKey,
			trialStatusQuery.queryKey,
			MY_REPORTS,
		]) {
			void queryClient.invalidateQueries({ queryKey });
		}
	};
	return useSingleMutation({
		mutationFn: () =>
			call(api.reports[":id"]["open-with-plan"].$post({ param: { id: encodeURIComponent(id) } })),
		onSuccess: () => {
			handleRefusal();
			return isHere() ? navigate(reportPath(id)) : undefined;
		},
		onError: ({ message }) => {
			handleRefusal();
			showToast({ title: "Error", message, tone: "destructive" });
		},
	});
}
