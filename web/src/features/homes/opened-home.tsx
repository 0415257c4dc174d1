import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { generatePath, Link, useNavigate } from "react-router";
import type { OpenedHome as Opened } from "#contracts/homes.ts";
import { screens } from "#domain/base/screens.ts";
import { dateInWords, monthInWords } from "#domain/base/words.ts";
import { readinessInWords } from "#domain/portfolio/database-readiness.ts";
import { gapsInShort } from "#domain/portfolio/requirement.ts";
import { homeLine, NOT_LAW } from "#domain/portfolio/words.ts";
import { AnswersCard } from "#web/evidence/answers-card.tsx";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { propertyPath } from "#web/lib/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { HomeNeeds, NextDates } from "./home-needs.tsx";
import { GapsAndNext } from "./home-row.tsx";
import styles from "./homes.module.css";
import { HOMES, HOMES_NEWS, homesQuery } from "./homes-queries.ts";

/** A home of the visitor's as it stands today: its answers, what it needs beside what is held, what changed and what comes. Source: Rule HOMES-3, Rule HELD-1. */
export function OpenedHome({ opened }: { opened: Opened }) {
	const { home, readiness, requirements, works } = opened;
	const gaps = gapsInShort(requirements, opened.assessedOn);
	useSeen(opened);
	return (
		<>
			<div className="stack gap-1">
				<p className="soft">{homeLine(home)}</p>
				<GapsAndNext gaps={gaps} next={opened.dates[0] ?? null} />
				{works === null ? null : (
					<p className="text-m">
						<strong>EPC band C by {monthInWords(works.from)}</strong>
						{works.isDraft ? <span className="soft">{NOT_LAW}</span> : null} {works.why}
					</p>
				)}
			</div>
			<AnswersCard answer={opened.answer} />
			<HomeNeeds requirements={requirements} title="What it needs, and what you hold" />
			<Changes opened={opened} />
			<NextDates dates={opened.dates} />
			{readiness === null ? null : (
				<Card title="The landlord database">
					<p>
						{readinessInWords(readiness)}
						{readiness.isDraft ? <span className="soft">{NOT_LAW}</span> : null}
					</p>
				</Card>
			)}
			{opened.reports.length > 0 ? (
				<Card title={`Your reports at ${home.postcode}`}>
					<ul className="stack one-column gap-2">
						{opened.reports.map(({ id, name, address, createdAt }) => (
							<li key={id}>
								<Link to={generatePath(screens.report, { id })}>
									{name ?? address ?? home.postcode}
								</Link>{" "}
								<span className="soft">{dateInWords(createdAt.slice(0, 10))}</span>
							</li>
						))}
					</ul>
				</Card>
			) : null}
			<div className="no-print row wrap gap-3 align-center">
				<ButtonLink to={propertyPath(home.postcode, { ...home.stated })} look="secondary">
					See its preview
				</ButtonLink>
				<a href={`/api/homes/${opened.id}/download`} target="_blank" rel="noreferrer">
					Download as PDF
				</a>
				<Actions opened={opened} />
			</div>
		</>
	);
}

function Changes({ opened: { events } }: { opened: Opened }) {
	return events.length === 0 ? null : (
		<Card title="What changed">
			<ul className={styles["needs"]}>
				{events.map(({ key, foundOn, title, from, to, why, detail, page, next, isNew }) => (
					<li key={key} className={styles["need"]}>
						<p>
							<strong>{title}</strong>{" "}
							<span className="soft">{`${dateInWords(foundOn)}${isNew ? ", new" : ""}`}</span>
						</p>
						<p>{`${from} → ${to}`}</p>
						{detail === null ? null : <p>{detail}</p>}
						<p className="soft">
							{why} {page === null ? null : <a href={page}>The page</a>}
						</p>
						{next === null ? null : <p>{next.what}</p>}
					</li>
				))}
			</ul>
		</Card>
	);
}

/** Once they are in sight changes are no news any more. */
function useSeen({ id, events }: Opened): void {
	const queryClient = useQueryClient();
	const hasNews = events.some(({ isNew }) => isNew);
	useEffect(() => {
		if (hasNews) {
			void call(api.homes[":id"].seen.$put({ param: { id } })).then(() =>
				Promise.all(
					[homesQuery.queryKey, HOMES_NEWS].map((queryKey) =>
						queryClient.invalidateQueries({ queryKey }),
					),
				),
			);
		}
	}, [hasNews, id, queryClient]);
}

function Actions({ opened: { id, isArchived } }: { opened: Opened }) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const showToast = useToast();
	const dialog = useSubjectDialog<string>();
	const onError = ({ message }: Error) =>
		showToast({ title: "Error", message, tone: "destructive" });
	const archiving = useSingleMutation({
		mutationFn: () =>
			call(api.homes[":id"].archived.$put({ param: { id }, json: { isArchived: !isArchived } })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: HOMES }),
		onError,
	});
	const deletion = useSingleMutation({
		mutationFn: () => call(api.homes[":id"].$delete({ param: { id } })),
		onSuccess: async () => {
			dialog.close();
			await navigate(screens.homes);
			queryClient.removeQueries({ queryKey: [...HOMES, id] });
		},
		onError,
	});
	return (
		<>
			<Button look="secondary" pending={archiving.isPending} onClick={() => archiving.mutate()}>
				{isArchived ? "Watch it again" : "Archive"}
			</Button>
			<Button look="secondary" onClick={() => dialog.open(id)}>
				Delete
			</Button>
			<ConfirmDialog
				ref={dialog.ref}
				title="Delete this home?"
				confirmLabel="Delete for good"
				pendingLabel="Deleting..."
				isPending={deletion.isPending}
				onConfirm={() => deletion.mutate()}
			>
				<p>What you stated of it goes, and what changed. Its reports stay.</p>
			</ConfirmDialog>
		</>
	);
}
