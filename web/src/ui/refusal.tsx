import { Notice } from "./notice.tsx";

export type Refused = { readonly title: string; readonly message: string };

type RefusalProps = {
	title?: string;
	/** Nothing is shown while it is null. */
	message: string | null;
};

/** Says why something was refused, beside the button that was pressed: a notice behind an open dialog could not be read. */
export function Refusal({ title, message }: RefusalProps) {
	return message === null ? null : (
		<Notice tone="error">
			{title ? (
				<p>
					<strong>{title}</strong>
				</p>
			) : null}
			<p>{message}</p>
		</Notice>
	);
}
