import { type ComponentProps, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { Locked, Message } from "#web/ui/message.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { WithoutScripts } from "#web/ui/without-scripts.tsx";
import { type Exhibit, LONG_TEXT, nothing } from "./exhibit.ts";

const tones = ["info", "warning", "error"] as const;
const answered = { data: "Two devices", error: null, refetch: nothing };
const waiting = { data: undefined, error: null, refetch: nothing };
const failed = { data: undefined, error: new Error("Please try again."), refetch: nothing };

function Toasts() {
	const show = useToast();
	return (
		<div className="row wrap align-center gap-3">
			<Button
				look="secondary"
				onClick={() => show({ tone: "success", title: "Saved", message: "Your name is changed." })}
			>
				Show success
			</Button>
			<Button
				look="secondary"
				onClick={() => show({ tone: "destructive", title: "Not saved", message: LONG_TEXT })}
			>
				Show an error in a long text
			</Button>
		</div>
	);
}

function OpenedDialog({ title, isForm = false }: { title: string; isForm?: boolean }) {
	const ref = useRef<HTMLDialogElement>(null);
	return (
		<>
			<Button look="secondary" onClick={() => ref.current?.showModal()}>
				Open: {title}
			</Button>
			<Dialog ref={ref} title={title} isForm={isForm}>
				{isForm ? <Field label={title} /> : <p>{LONG_TEXT}</p>}
			</Dialog>
		</>
	);
}

type OpenedConfirmProps = {
	title: string;
	isPending?: boolean;
	isBarred?: boolean;
	isRefused?: boolean;
};

function OpenedConfirm({ title, isPending = false, isBarred, isRefused }: OpenedConfirmProps) {
	const ref = useRef<HTMLDialogElement>(null);
	return (
		<>
			<Button look="secondary" onClick={() => ref.current?.showModal()}>
				Open: {title}
			</Button>
			<ConfirmDialog
				ref={ref}
				title={title}
				confirmLabel="Delete"
				pendingLabel="Deleting..."
				isPending={isPending}
				isBarred={isBarred ?? false}
				refused={isRefused ? { title: "Not deleted", message: "Please try again." } : null}
				onConfirm={() => ref.current?.close()}
			>
				<p>It cannot be taken back.</p>
			</ConfirmDialog>
		</>
	);
}

/** What says why something is not there, or asks before it goes. */
export const messageExhibits: readonly Exhibit[] = [
	{
		// Where scripts run it never shows, and so not here.
		components: ["WithoutScripts"],
		states: [{ title: "Without scripts", drawn: <WithoutScripts /> }],
	},
	{
		components: ["Notice"],
		states: [
			...tones.map((tone) => ({ title: tone, drawn: <Notice tone={tone}>A few words.</Notice> })),
			...tones.map((tone) => ({
				title: `${tone}, long text and an action`,
				drawn: (
					<Notice tone={tone} action={<Button look="secondary">Try again</Button>}>
						{LONG_TEXT}
					</Notice>
				),
			})),
		],
	},
	{
		components: ["Refusal"],
		states: [
			{ title: "Nothing was refused", drawn: <Refusal message={null} /> },
			{ title: "Without a title", drawn: <Refusal message="It was not saved." /> },
			{ title: "With a title", drawn: <Refusal title="Not saved" message={LONG_TEXT} /> },
		],
	},
	{
		components: ["QueryBoundary"],
		states: [
			{ title: "Loading", drawn: <BoundaryAt query={waiting} /> },
			{
				title: "Loading, in a shape of its own",
				drawn: (
					<QueryBoundary query={waiting} shape={<Skeleton height="2rem" />}>
						{String}
					</QueryBoundary>
				),
			},
			{ title: "Error", drawn: <BoundaryAt query={failed} /> },
			{ title: "Answered", drawn: <BoundaryAt query={answered} /> },
		],
	},
	{
		components: ["Message"],
		states: [
			{
				title: "Default",
				drawn: (
					<Message title="This page is not here" action={<Button>Go home</Button>}>
						<p>It may have moved.</p>
					</Message>
				),
			},
			{
				title: "Long text, two ways on",
				drawn: (
					<Message
						title={LONG_TEXT}
						action={
							<>
								<Button>Try again</Button>
								<Button look="secondary">Go home</Button>
							</>
						}
					>
						<p>{LONG_TEXT}</p>
					</Message>
				),
			},
		],
	},
	{
		components: ["Skeleton"],
		states: [
			{ title: "Block", drawn: <Skeleton height="3rem" /> },
			{ title: "Short", drawn: <Skeleton width="40%" height="1rem" /> },
			{ title: "Round", drawn: <Skeleton width="4rem" height="4rem" round /> },
		],
	},
	{ components: ["Locked"], states: [{ title: "Default", drawn: <Locked /> }] },
	{
		components: ["ListEnd"],
		states: [
			{ title: "There are more", drawn: <ListEndAt hasMore /> },
			{ title: "Pending", drawn: <ListEndAt hasMore isPending /> },
			{ title: "Error", drawn: <ListEndAt hasMore error="Please try again." /> },
			{ title: "Searching", drawn: <ListEndAt isSearching /> },
			{ title: "All are shown", drawn: <ListEndAt /> },
			{ title: "Empty", drawn: <ListEndAt shown="Nothing was found." /> },
		],
	},
	{
		components: ["ToastProvider", "ToastRegion"],
		states: [{ title: "Gone after five seconds; F8 leads to it", drawn: <Toasts /> }],
	},
	{
		components: ["Dialog"],
		states: [
			{ title: "Default", drawn: <OpenedDialog title="About this figure" /> },
			{
				title: "Form: a press beside it closes nothing",
				drawn: <OpenedDialog title="Note" isForm />,
			},
			{ title: "Long title", drawn: <OpenedDialog title={LONG_TEXT} /> },
		],
	},
	{
		components: ["ConfirmDialog"],
		states: [
			{ title: "Default", drawn: <OpenedConfirm title="Delete the report?" /> },
			{ title: "Pending", drawn: <OpenedConfirm title="Deleting the report" isPending /> },
			{ title: "Refused", drawn: <OpenedConfirm title="Delete it again?" isRefused /> },
			{ title: "Barred", drawn: <OpenedConfirm title="It cannot be deleted" isBarred /> },
		],
	},
];

type Query = ComponentProps<typeof QueryBoundary<string>>["query"];

function BoundaryAt({ query }: { query: Query }) {
	return (
		<QueryBoundary query={query} what="your devices" height="4rem">
			{String}
		</QueryBoundary>
	);
}

type ListEndAtProps = {
	shown?: string;
	isSearching?: boolean;
	hasMore?: boolean;
	isPending?: boolean;
	error?: string;
};

function ListEndAt({
	shown = "20 of 64 users",
	isSearching = false,
	hasMore = false,
	isPending = false,
	error,
}: ListEndAtProps) {
	return (
		<ListEnd
			shown={shown}
			isSearching={isSearching}
			hasMore={hasMore}
			isPending={isPending}
			error={error ?? null}
			onMore={nothing}
		/>
	);
}
