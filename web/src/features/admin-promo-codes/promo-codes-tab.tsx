import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { countInWords } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { moreOf } from "#web/lib/use-found-rows.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { type SubjectDialog, useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { dropPromoCode, promoCodesQuery } from "./promo-codes-query.ts";
import { PromoDialog } from "./promo-dialog.tsx";
import { PromoTable } from "./promo-table.tsx";

/** Codes that take something off a plan. Source: Rule SCREEN-30. */
export function PromoCodesTab() {
	const query = useInfiniteQuery(promoCodesQuery);
	const heading = useRef<HTMLHeadingElement>(null);
	const edition = useSubjectDialog<PromoCode | "new">();
	const deletion = useSubjectDialog<PromoCode>();
	return (
		<>
			<TabHead ref={heading} title="Promo Codes">
				<Button onClick={() => edition.open("new")}>
					<Icon name="plus" size={18} />
					Create Promo Code
				</Button>
			</TabHead>
			<Panel>
				<QueryBoundary query={query} what="the promo codes" height="14rem">
					{({ pages }) => {
						const codes = pages.flatMap((page) => page.promoCodes);
						return codes.length === 0 ? (
							<p>No promo codes created yet. Create your first promo code to get started.</p>
						) : (
							<>
								<PromoTable codes={codes} onEdit={edition.open} onDelete={deletion.open} />
								<ListEnd
									shown={`${countInWords(codes.length, "promo code")} shown`}
									isSearching={false}
									{...moreOf(query)}
								/>
							</>
						);
					}}
				</QueryBoundary>
			</Panel>
			<PromoDialog dialog={edition} />
			{/* The button that was pressed goes with its row: the focus must not go with it. */}
			<PromoDeletion
				key={deletion.subject?.id}
				dialog={deletion}
				onDeleted={() => heading.current?.focus()}
			/>
		</>
	);
}

type PromoDeletionProps = { dialog: SubjectDialog<PromoCode>; onDeleted: () => void };

/** Asks before a code is deleted. Keyed by it. Source: Rule ADMIN-6. */
function PromoDeletion({ dialog, onDeleted }: PromoDeletionProps) {
	const { ref, subject } = dialog;
	const { mutate, isPending, error } = useDeletion(dialog, onDeleted);
	return (
		<ConfirmDialog
			ref={ref}
			title="Delete promo code"
			confirmLabel={`Delete ${subject?.code ?? ""}`}
			pendingLabel="Deleting..."
			isPending={isPending}
			refused={error && { title: "Error", message: error.message }}
			onConfirm={() => subject && mutate(subject.id)}
		>
			<p>Are you sure you want to delete this promo code?</p>
			<p>Subscriptions that run with it keep their discount.</p>
		</ConfirmDialog>
	);
}

function useDeletion({ close }: SubjectDialog<PromoCode>, onDeleted: () => void) {
	const ownClose = useOwnClose(close);
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin["promo-codes"][":id"].$delete({ param: { id } })),
		onSuccess: (_done, id) => {
			ownClose();
			dropPromoCode(queryClient, id);
			onDeleted();
			showToast({
				title: "Success",
				message: "Promo code deleted successfully",
				tone: "success",
			});
		},
		onError: () => undefined,
	});
}
