import { Fragment } from "react";

/** An e-mail address that, where it is too long for its line, is broken where it is read: after the @ and its full stops. */
export function BreakableAddress({ address }: { address: string }) {
	let at = 0;
	return address.split(/(?<=[@.])/).map((part) => {
		at += part.length;
		return (
			<Fragment key={at}>
				{part}
				<wbr />
			</Fragment>
		);
	});
}
