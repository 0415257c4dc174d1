import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Rows in sight before more are asked for. */
const A_PAGE = 25;

/** A list of which a page is in sight, and another when it is asked for. `children`: the row of an item. */
export function InPages<Item>({
	items,
	children,
}: {
	items: readonly Item[];
	children: (item: Item) => ReactNode;
}) {
	const [shown, setShown] = useState(A_PAGE);
	return (
		<>
			<ul className="stack one-column gap-3">{items.slice(0, shown).map(children)}</ul>
			{items.length > shown ? (
				<div>
					<Button look="secondary" onClick={() => setShown(shown + A_PAGE)}>
						Show more
					</Button>
				</div>
			) : null}
		</>
	);
}
