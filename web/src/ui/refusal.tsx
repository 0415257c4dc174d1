import { Notice } from "./notice.tsx";

export type Refused = { readonly title: string; readonly message: string };

/** Why something was not done, where it was asked for: a notice behind an open dialog could not be read. */
export function Refusal({ refused: { title, message } }: { refused: Refused }) {
	return (
		<Notice tone="error">
			<p>
				<strong>{title}</strong>
			</p>
			<p>{message}</p>
		</Notice>
	);
}
