import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { countInWords } from "#domain/words.ts";
import { moreOf } from "#web/lib/use-found-rows.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ListEnd } from "#web/ui/list-end.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { promoCodesQuery } from "./promo-codes-query.ts";
import { PromoDeletion } from "./promo-deletion.tsx";
import { PromoDialog } from "./promo-dialog.tsx";
import { PromoTable } from "./promo-table.tsx";

/** Codes that take something off a plan. Source: SPEC section 2 "Promo Codes tab". */
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
